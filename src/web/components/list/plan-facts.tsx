import type { ListedPlan } from '#domain/listed-plan.ts';
import type { PlanAnswer } from '#domain/plan-detail.ts';
import { formatDate } from '#i18n/format-time.ts';
import { useListState } from '#web/components/list-state.tsx';
import { usePage } from '#web/components/page-environment.tsx';
import { planFacts, type Fact } from './plan-fact-words.ts';
import styles from './plan-detail.module.css';

interface PlanFactsProps {
  readonly plan: ListedPlan;
  /** What only the catalogue knows; null: not loaded. */
  readonly answer: PlanAnswer | null;
}

/** What the seller states of a plan; what it does not state is said too. */
export function PlanFacts({ plan, answer }: PlanFactsProps) {
  const { shell, messages } = usePage();
  const { data } = useListState();
  const { detail } = messages.plan;
  const facts: readonly Fact[] = [
    ...planFacts({ plan, answer, data }, { locale: shell.locale, messages }),
    { name: detail.checked, words: formatDate(plan.checkedAt, shell.locale) },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, words, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {words}
            {more !== undefined && <Countries names={more} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A long list of countries stays folded. */
function Countries({ names }: { readonly names: readonly string[] }) {
  const { detail } = usePage().messages.plan;
  return (
    <details className={styles['countries']}>
      <summary>{detail.countries({ count: names.length })}</summary>
      {names.join(', ')}
    </details>
  );
}
