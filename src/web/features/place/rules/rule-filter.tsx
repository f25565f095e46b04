import { ruleKinds, type RuleKind } from '#domain/place/country-rule.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { RulesData } from './load.ts';
import styles from './page.module.css';

interface FilterProps extends Pick<RulesData, 'counts' | 'name'> {
  readonly kind: RuleKind | null;
}

/** Filter of rules: a plain form that works without JavaScript and never submits automatically. */
export function RuleFilter({ kind, name, counts }: FilterProps) {
  const { shell, messages } = usePage();
  const texts = messages.rules;
  const options = ruleKinds.map((each) => ({
    value: each,
    label: texts.filter.option({ kind: texts.kinds[each], count: formatNumber(counts[each], shell.locale) }),
  }));
  return (
    <form
      // Keyed by what is asked, because uncontrolled fields keep their initial values.
      key={`${name} ${kind ?? ''}`}
      className={styles['filter']}
      action={localizePath('/rules', shell.locale)}
      role="search"
      aria-label={texts.filter.title}
    >
      <label className={styles['country']}>
        <span>{texts.filter.country}</span>
        <input type="search" name="q" defaultValue={name} maxLength={100} autoComplete="off" />
      </label>
      <Select
        name="kind"
        label={texts.filter.label}
        value={kind ?? ''}
        options={[{ value: '', label: texts.filter.all }, ...options]}
      />
      <Button type="submit" size="small">
        {texts.filter.submit}
      </Button>
    </form>
  );
}
