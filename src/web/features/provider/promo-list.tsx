import type { Locale } from '#domain/kernel/locale.ts';
import type { PromoTerms } from '#domain/plan/promo-terms.ts';
import type { ReactNode } from 'react';
import { formatList } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDate } from '#i18n/format-time.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './promo-list.module.css';
import { Heading } from '#ui/heading.tsx';

interface PromoListProps {
  readonly promos: readonly PromoTerms[];
  /** Plans of the provider here. */
  readonly planCount: number;
}

/** The provider's promos with all conditions as text. */
export function PromoList({ promos, planCount }: PromoListProps) {
  const texts = usePage().messages.provider.promo;
  return (
    <Section heading={texts.heading} lead={texts.lead}>
      <ul className={styles['promos']}>
        {promos.map((promo) => (
          <li key={JSON.stringify(promo)}>
            <Promo promo={promo} planCount={planCount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Promo({ promo, planCount }: { readonly promo: PromoTerms; readonly planCount: number }) {
  const texts = usePage().messages.provider.promo;
  const { largestSaving, code } = promo;
  const isLower = largestSaving !== null && largestSaving > 0;
  return (
    <>
      <Heading as="h3">{isLower ? texts.upTo({ percent: largestSaving }) : texts.plain}</Heading>
      <dl className={styles['terms']}>
        <Term name={texts.code}>
          {code === null ? (
            texts.codeNotStated
          ) : (
            <code>
              <bdi>{code}</bdi>
            </code>
          )}
        </Term>
        <Conditions promo={promo} />
        <Term name={texts.plans}>{texts.onPlans({ count: promo.planCount, total: planCount })}</Term>
      </dl>
    </>
  );
}

function Conditions({ promo }: { readonly promo: PromoTerms }) {
  const { shell, messages } = usePage();
  const texts = messages.provider.promo;
  const { newCustomersOnly, minimumSpend, excludedKinds } = promo;
  const kinds = excludedKinds.map((kind) => messages.plan.facts.kind[kind]);
  const customers = newCustomersOnly === true ? texts.newCustomers : texts.everyone;
  return (
    <>
      <Term name={texts.forWhom}>{newCustomersOnly === null ? messages.plan.facts.notStated : customers}</Term>
      <Term name={texts.minimum}>
        {minimumSpend === null ? texts.noMinimum : formatMoney(minimumSpend, shell.locale)}
      </Term>
      {kinds.length > 0 && <Term name={texts.excluded}>{formatList(kinds, shell.locale)}</Term>}
      <Term name={texts.runs}>
        <Runs {...promo} />
      </Term>
    </>
  );
}

function Runs({ startsAt, firstEnd, lastEnd }: Pick<PromoTerms, 'startsAt' | 'firstEnd' | 'lastEnd'>) {
  const { shell, messages } = usePage();
  const end = sayEnd({ firstEnd, lastEnd }, { locale: shell.locale, messages });
  if (startsAt === null) return end;
  return messages.provider.promo.startsLater({ date: formatDate(startsAt, shell.locale), end });
}

function sayEnd(
  { firstEnd, lastEnd }: Pick<PromoTerms, 'firstEnd' | 'lastEnd'>,
  { locale, messages }: { readonly locale: Locale; readonly messages: Messages },
): string {
  const texts = messages.provider.promo;
  if (firstEnd === null) return texts.noEnd;
  const first = formatDate(firstEnd, locale);
  if (lastEnd === null) return texts.endsFrom({ date: first });
  const last = formatDate(lastEnd, locale);
  return first === last ? texts.until({ date: last }) : texts.endsBetween({ from: first, to: last });
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
