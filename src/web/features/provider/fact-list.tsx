import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import type { PlanStart } from '#catalogue/read/provider-pages.ts';
import type { StatedFacts } from '#domain/plan/stated-facts.ts';
import { formatDate } from '#i18n/format-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayBreakout, sayCurrencies, sayKinds, sayKnown, sayNetworks, sayStarts, type FactLine } from './fact-words.ts';
import styles from './fact-list.module.css';

interface FactListProps {
  readonly facts: StatedFacts;
  readonly starts: readonly PlanStart[];
  readonly countryNames: ListData['countryNames'];
  /** Below the facts. */
  readonly children: ReactNode;
}

interface Fact {
  readonly label: string;
  readonly lines: readonly FactLine[];
}

/** Combined facts of the provider's plans. */
export function FactList({ facts, starts, countryNames, children }: FactListProps) {
  const { shell, messages } = usePage();
  const texts = messages.plan.facts;
  const language = { locale: shell.locale, messages };
  const columns: readonly (readonly Fact[])[] = [
    [
      { label: texts.networks, lines: sayNetworks(facts, language) },
      { label: texts.starts, lines: sayStarts(starts, language) },
      { label: texts.hotspot.label, lines: sayKnown(facts.hotspot, texts.hotspot, language) },
      { label: texts.topUp.label, lines: sayKnown(facts.topUp, texts.topUp, language) },
      { label: texts.phoneNumber.label, lines: sayKnown(facts.phoneNumber, texts.phoneNumber, language) },
    ],
    [
      // No sign: without a check is the better answer.
      {
        label: texts.ekyc.label,
        lines: sayKnown(facts.ekyc, texts.ekyc, language).map(({ text }) => ({ text, is: null })),
      },
      { label: texts.breakout, lines: sayBreakout(facts, countryNames, language) },
      { label: texts.kinds, lines: sayKinds(facts, language) },
      { label: texts.currencies, lines: sayCurrencies(facts, language) },
    ],
  ];
  const stated =
    facts.checkedAt === null ? undefined : texts.stated({ date: formatDate(facts.checkedAt, shell.locale) });
  return (
    <Section className={styles['section']} heading={texts.heading} side={stated}>
      <div className={styles['grid']}>
        {columns.map((column) => (
          <dl key={column[0]?.label} className={styles['facts']}>
            {column.map((fact) => (
              <FactRow key={fact.label} {...fact} />
            ))}
          </dl>
        ))}
      </div>
      {children}
    </Section>
  );
}

const linesShown = 4;

function FactRow({ label, lines }: Fact) {
  const { more } = usePage().messages.plan.facts;
  const rest = lines.slice(linesShown);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {lines.slice(0, linesShown).map((line) => (
          <Line key={line.text} {...line} />
        ))}
        {rest.length > 0 && (
          <details>
            <summary>{more({ count: rest.length })}</summary>
            {rest.map((line) => (
              <Line key={line.text} {...line} />
            ))}
          </details>
        )}
      </dd>
    </div>
  );
}

function Line({ text, is }: FactLine) {
  if (is === null) return <span>{text}</span>;
  return (
    <span className={classNames(styles['known'], is && styles['yes'])}>
      <Icon of={is ? Check : X} size={18} />
      {text}
    </span>
  );
}
