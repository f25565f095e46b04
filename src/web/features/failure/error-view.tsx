import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FixMark } from '#ui/fix-mark.tsx';
import { Sea } from '#ui/sea.tsx';
import { Wrap } from '#ui/section.tsx';
import styles from './error-view.module.css';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Heading } from '#ui/heading.tsx';

interface ErrorViewProps {
  readonly heading: string;
  /** The most helpful action, before the common ones; default: none. */
  readonly firstWay?: ReactNode;
  readonly children: ReactNode;
}

/** An error page: what happened, and what to do next. */
export function ErrorView({ heading, firstWay, children }: ErrorViewProps) {
  const { shell, messages } = usePage();
  return (
    <Sea className={styles['error']}>
      <div className={styles['fix']}>
        <FixMark size={36} />
      </div>
      <Wrap className={styles['text']}>
        <Heading as="h1">{heading}</Heading>
        {children}
        <div className={styles['ways']}>
          {firstWay}
          <ButtonLink look={firstWay === undefined ? 'primary' : 'outline'} href={localizePath('/', shell.locale)}>
            {messages.errors.homePage}
          </ButtonLink>
          <ButtonLink href={localizePath('/region', shell.locale)}>{messages.errors.allDestinations}</ButtonLink>
        </div>
      </Wrap>
    </Sea>
  );
}
