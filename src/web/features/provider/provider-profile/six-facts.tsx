import type { ReactNode } from 'react';
import { contactAddress } from '#domain/plan/provider-profile.ts';
import { formatDate } from '#i18n/format-time.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ProfileData } from './load.ts';
import styles from './page.module.css';

/** Unknown is said, never hidden. */
export function SixFacts({ profile, listedSince }: Pick<ProfileData, 'profile' | 'listedSince'>) {
  const { shell, messages } = usePage();
  const texts = messages.providers.facts;
  const { legalName, seat, register, support, refundRule } = profile;
  const facts: readonly {
    readonly label: string;
    readonly value: ReactNode;
    readonly note?: ReactNode;
    readonly unknown?: string;
  }[] = [
    { label: texts.legalName, value: legalName, note: register },
    { label: texts.seat, value: seat },
    {
      label: texts.refund,
      value: refundRule && <span lang={refundRule.language}>{refundRule.text}</span>,
      unknown: texts.noRefundText,
    },
    {
      label: texts.support,
      value: support.length === 0 ? null : support.map(renderContact),
      note: profile.afterPurchase.supportHours,
    },
    {
      label: texts.since,
      value: listedSince && texts.listedSince({ date: formatDate(listedSince, shell.locale) }),
    },
  ];
  return (
    <dl className={styles['six']}>
      {facts.map(({ label, value, note, unknown = messages.providers.notStated }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <span className={styles['unknown']}>{unknown}</span>}</dd>
          {Boolean(note) && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function renderContact(contact: string): ReactNode {
  return (
    <a key={contact} href={contactAddress(contact)} rel="nofollow noopener">
      {contact.replace(/^https:\/\//, '').replace(/\/$/, '')}
    </a>
  );
}
