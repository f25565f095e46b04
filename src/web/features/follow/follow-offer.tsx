import { Copy } from 'lucide';
import { formatDate } from '#i18n/format-time.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Wrap } from '#ui/section.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useCopy } from '#web/shared/visit/use-copy.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { OfferData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

/** What is followed, how to hear of a change (by mail where the operator sends any), and the recent changes. */
export function FollowOffer(data: OfferData) {
  return (
    <Wrap className={styles['columns']}>
      <Followed {...data} />
      <div className={styles['ways']}>
        {data.mail !== null && <MailWay data={data} mail={data.mail} />}
        <FeedWay {...data} />
      </div>
      <Moves {...data} />
    </Wrap>
  );
}

function Followed({ trip, filterCount, listPath, now }: OfferData) {
  const { shell, messages } = usePage();
  const texts = messages.follow;
  const facts = [trip, ...(filterCount === 0 ? [] : [texts.filters({ count: filterCount })])];
  return (
    <section className={styles['followed']} aria-labelledby="followed">
      <Heading as="h2" id="followed">
        {texts.trip}
      </Heading>
      <p>{joinFacts(facts, shell.locale)}</p>
      <Heading as="h2">{texts.now}</Heading>
      <p className={styles['price']}>{now === null ? texts.none : joinFacts([now.provider, now.cost], shell.locale)}</p>
      <p className={styles['note']}>{texts.basis}</p>
      <p>
        <a className={styles['link']} href={localizePath(listPath, shell.locale)}>
          {texts.change}
        </a>
      </p>
    </section>
  );
}

function Moves({ moves }: OfferData) {
  const { shell, messages } = usePage();
  const texts = messages.follow.moves;
  return (
    <section className={styles['moves']} aria-labelledby="moves">
      <Heading as="h2" id="moves">
        {texts.heading}
      </Heading>
      {moves.length === 0 ? (
        <p className={styles['note']}>{texts.none}</p>
      ) : (
        <ul>
          {moves.map(({ day, text }) => (
            <li key={day}>
              <time dateTime={day}>{formatDate(day, shell.locale)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Behind the mail, which more travellers choose. */
function FeedWay({ feedPath, mail }: OfferData) {
  const texts = usePage().messages.follow.feed;
  const way = (
    <>
      <p>{texts.text}</p>
      <Address path={feedPath} open={texts.open} />
    </>
  );
  if (mail !== null) return <Disclosure summary={texts.heading}>{way}</Disclosure>;
  return (
    <Panel className={styles['way']}>
      <Heading as="h2">{texts.heading}</Heading>
      {way}
    </Panel>
  );
}

/** An address to copy into a feed reader, or to open. */
function Address({ path, open }: { readonly path: string; readonly open: string }) {
  const { shell, messages } = usePage();
  const [outcome, copy] = useCopy();
  const local = localizePath(path, shell.locale);
  const address = shell.origin + local;
  return (
    <p className={styles['address']}>
      <code>{address}</code>
      {useHydrated() && (
        <Button size="small" onClick={() => void copy(address)}>
          <Icon of={Copy} size={16} />
          {messages.compare.copy}
        </Button>
      )}
      <a className={styles['link']} href={local} rel="nofollow">
        {open}
      </a>
      <span role="status">
        {outcome === 'copied' ? messages.compare.copied : outcome !== null && messages.plan.share.copyFailed}
      </span>
    </p>
  );
}

interface MailWayProps {
  readonly data: OfferData;
  readonly mail: NonNullable<OfferData['mail']>;
}

function MailWay({ data: { path, search }, mail: { state, percent } }: MailWayProps) {
  const { shell, messages } = usePage();
  const texts = messages.follow.mail;
  return (
    <Panel className={styles['way']}>
      <Heading as="h2" id="mail">
        {texts.heading}
      </Heading>
      <p>{texts.text({ percent })}</p>
      {state === 'sent' || state === 'kept' ? (
        <Notice kind="ok" role="status">
          {texts[state]}
        </Notice>
      ) : (
        <form className={styles['form']} method="post" action="/alerts">
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="search" value={search} />
          <input type="hidden" name="currency" value={shell.currency} />
          <input type="hidden" name="locale" value={shell.locale} />
          <Field label={texts.address} hint={texts.hint} error={state === 'refused' ? texts.wrongAddress : null}>
            {(wiring) => (
              <Input {...wiring} type="email" name="address" autoComplete="email" required maxLength={254} />
            )}
          </Field>
          <Button type="submit" look="primary">
            {texts.submit}
          </Button>
        </form>
      )}
    </Panel>
  );
}
