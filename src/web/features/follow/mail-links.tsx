import type { ReactNode } from 'react';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { KeepData, StopData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** Confirms an address by a button, because mail scanners open links. */
export function KeepLink({ token, words }: KeepData) {
  const { keep } = usePage().messages.follow;
  if (words === null) return <Message heading={keep.over} text={keep.overText} />;
  return (
    <Message heading={keep.heading} text={keep.text(words)}>
      <TokenForm action="/alerts/keep" token={token} submit={keep.submit} />
    </Message>
  );
}

/** Unsubscribes from the mails. */
export function StopLink({ token, state }: StopData) {
  const { stop } = usePage().messages.follow;
  if (state === 'done') return <Message heading={stop.done} text={stop.doneText} />;
  if (state === 'wrong') return <Message heading={stop.wrong} text={stop.wrongText} />;
  return (
    <Message heading={stop.heading} text={stop.text}>
      <TokenForm action="/alerts/stop" token={token} submit={stop.submit} />
    </Message>
  );
}

interface MessageProps {
  readonly heading: string;
  readonly text: string;
  /** Default: no action. */
  readonly children?: ReactNode;
}

function Message({ heading, text, children }: MessageProps) {
  const { shell, messages } = usePage();
  return (
    <Wrap className={styles['message']}>
      <Heading as="h1">{heading}</Heading>
      <p>{text}</p>
      {children ?? (
        <p>
          <a className={styles['link']} href={localizePath('/', shell.locale)}>
            {messages.follow.home}
          </a>
        </p>
      )}
    </Wrap>
  );
}

interface TokenFormProps {
  readonly action: string;
  readonly token: string;
  readonly submit: string;
}

function TokenForm({ action, token, submit }: TokenFormProps) {
  const { shell } = usePage();
  return (
    <form method="post" action={`${action}?t=${encodeURIComponent(token)}`}>
      <input type="hidden" name="locale" value={shell.locale} />
      <Button type="submit" look="primary" size="large">
        {submit}
      </Button>
    </form>
  );
}
