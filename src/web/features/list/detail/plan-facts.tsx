import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import type { PlanLabel } from '#domain/plan/plan-fields.ts';
import { formatDate } from '#i18n/format-time.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from '#web/shared/plan/plan-words.ts';
import { planFacts, type Fact } from './plan-fact-words.ts';
import styles from './plan-detail.module.css';

interface FactSource {
  readonly plan: ListedPlan;
  readonly data: ListData;
  /** Details from the catalogue; null: not loaded. */
  readonly answer: PlanAnswer | null;
}

/** What the seller states about a plan, including what is not stated. @param only default: everything */
export function renderFacts(source: FactSource, language: Language, only?: readonly PlanLabel[]) {
  const { detail } = language.messages.plan;
  const facts: readonly Fact[] = [
    ...planFacts(source, language, only),
    { name: detail.checked, words: formatDate(source.plan.checkedAt, language.locale) },
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

/** A long list of countries is collapsed. */
function Countries({ names }: { readonly names: readonly string[] }) {
  const { shell, messages } = usePage();
  const { detail } = messages.plan;
  return (
    <details className={styles['countries']}>
      <summary>{detail.countries({ count: names.length })}</summary>
      {joinPhrases(names, shell.locale)}
    </details>
  );
}
