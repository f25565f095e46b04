import type { ReactNode } from 'react';
import { contactAddress } from '#domain/plan/provider-profile.ts';
import { formatList } from '#i18n/format-list.ts';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ShownProfile } from './destination-provider/data.ts';
import { sayPaymentMethod } from './payment-words.ts';
import styles from './fact-list.module.css';

interface CompanyFactsProps {
  /** Isolated. */
  readonly provider: string;
  readonly profile: ShownProfile;
}

/** What the operator has found out about the company; what is not known has no line. */
export function CompanyFacts({ provider, profile }: CompanyFactsProps) {
  const { shell, messages } = usePage();
  const texts = messages.provider.company;
  const { legalName, seat, register, support, payment, refundRule } = profile;
  const methods = payment.map((method) => sayPaymentMethod(method, messages));
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: texts.legalName, value: legalName && <bdi>{legalName}</bdi> },
    { label: texts.seat, value: seat && <bdi>{seat}</bdi> },
    { label: texts.register, value: register && <bdi>{register}</bdi> },
    { label: texts.support, value: support.length > 0 && <Contacts contacts={support} /> },
    { label: texts.payment, value: payment.length > 0 && formatList(methods, shell.locale) },
    { label: texts.refunds, value: refundRule && <span lang={refundRule.language}>{refundRule.text}</span> },
  ];
  const known = facts.filter(({ value }) => value !== null && value !== false);
  return (
    <Section className={styles['section']} heading={texts.heading({ provider })} side={texts.source}>
      <div className={styles['grid']}>
        {[known.slice(0, Math.ceil(known.length / 2)), known.slice(Math.ceil(known.length / 2))].map((column) => (
          <dl key={column[0]?.label} className={styles['facts']}>
            {column.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </Section>
  );
}

function Contacts({ contacts }: { readonly contacts: readonly string[] }) {
  return contacts.map((contact) => (
    <a key={contact} className={styles['contact']} href={contactAddress(contact)} rel="nofollow noopener">
      {contact.replace(/^https:\/\//, '').replace(/\/$/, '')}
    </a>
  ));
}
