import { isRuleStale, type CountryRule } from '#domain/place/country-rule.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { RuleData } from './rule-data.ts';

/** A rule as a page shows it. */
export function shapeRule(
  rule: CountryRule,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): RuleData {
  const { kind, reach, text, sources, checked } = rule;
  return { kind, reach, text: text[locale], sources, checked, isStale: isRuleStale(checked, now) };
}
