import { isolateText } from '#domain/kernel/bidi-text.ts';
import { ruleFreshMonths, ruleReaches } from '#domain/place/country-rule.ts';
import { Notice } from '#ui/notice.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';
import { RuleFilter } from './rule-filter.tsx';
import { RuledPlaces } from './ruled-places.tsx';

/** Filter and list of rules, and what their words mean. */
export function AllRules(data: RulesData) {
  const { messages } = usePage();
  const texts = messages.rules;
  return (
    <>
      <RuleFilter kind={data.kind} name={data.name} counts={data.counts} />
      {data.isRefused && (
        <div className={styles['refused']}>
          <Notice kind="warn">{texts.filter.refused}</Notice>
        </div>
      )}
      <p className={styles['count']}>
        {data.places.length === 0
          ? texts.filter.none({ query: isolateText(data.name) })
          : texts.counts({ countries: messages.common.countryCount({ count: data.places.length }) })}
      </p>
      <RuledPlaces places={data.places} />
      <dl className={styles['reaches']}>
        {ruleReaches.map((reach) => (
          <div key={reach}>
            <dt>{texts.reaches[reach]}</dt>
            <dd>{texts.reachNotes[reach]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{texts.note({ months: ruleFreshMonths })}</p>
    </>
  );
}
