import type { ReactNode } from 'react';
import { joinSentences } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './sentence.module.css';

interface SentenceLineProps {
  /** How many results it has; empty: not known. */
  readonly count: string;
  /** The words. */
  readonly children: ReactNode;
}

/** The words of a sentence in one frame, and beside it what they find. */
export function SentenceLine({ count, children }: SentenceLineProps) {
  return (
    <div className={styles['sentence']}>
      <SentenceWords>{children}</SentenceWords>
      {count !== '' && <p className={styles['count']}>{count}</p>}
    </div>
  );
}

/** The frame of the words. */
export function SentenceWords({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classNames(styles['words'], className)}>{children}</div>;
}

/** A word that is changed elsewhere on the page. */
export function LinkedWord({
  href,
  label,
  value,
}: {
  readonly href: string;
  readonly label: string;
  readonly value: string;
}) {
  const { locale } = usePage().shell;
  return (
    <a className={styles['linked']} href={href} aria-label={joinSentences([label, value], locale)}>
      <b>{value}</b>
    </a>
  );
}
