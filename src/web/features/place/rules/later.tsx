import { ruleFreshMonths, ruleReaches } from '#domain/place/country-rule.ts';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';
import { RuleFilter } from './rule-filter.tsx';
import { RuledPlaces } from './ruled-places.tsx';

/** Introduction, filter and list of rules. */
export function AllRules(data: RulesData) {
  const { messages } = usePage();
  const texts = messages.rules;
  return (
    <>
      <dl className={styles['reaches']}>
        {ruleReaches.map((reach) => (
          <div key={reach}>
            <dt>{texts.reaches[reach]}</dt>
            <dd>{texts.reachNotes[reach]}</dd>
          </div>
        ))}
      </dl>
      <RuleFilter kind={data.kind} counts={data.counts} />
      {data.isRefused && (
        <div className={styles['refused']}>
          <Notice kind="warn">{texts.filter.refused}</Notice>
        </div>
      )}
      <p className={styles['count']}>{messages.common.countryCount({ count: data.places.length })}</p>
      <RuledPlaces places={data.places} />
      <p className={styles['note']}>{texts.note({ months: ruleFreshMonths })}</p>
    </>
  );
}
