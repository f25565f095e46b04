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
      <div className={styles['words']}>{children}</div>
      {count !== '' && <p className={styles['count']}>{count}</p>}
    </div>
  );
}

interface PlaceSentenceLineProps {
  /** The field of the place. */
  readonly place: ReactNode;
  readonly submit: ReactNode;
  readonly children: ReactNode;
}

/** The words after a place; on phones the place has a line of its own, and so has the button. */
export function PlaceSentenceLine({ place, submit, children }: PlaceSentenceLineProps) {
  return (
    <div className={classNames(styles['words'], styles['wide'])}>
      <div className={styles['lead']}>{place}</div>
      {children}
      <div className={styles['end']}>{submit}</div>
    </div>
  );
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
