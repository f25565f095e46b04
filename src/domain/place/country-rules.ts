import { groupBy } from '#domain/kernel/group-by.ts';
import record from '#data/country-rules.json' with { type: 'json' };
import { findCountry } from './countries.ts';
import type { Country } from './country.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import { ruleKinds, type CountryRule, type RuleKind } from './country-rule.ts';

/** Every rule, by country. On servers only: a page carries those that it shows. */
export const countryRules = referenceData<readonly CountryRule[]>(record.rules);

function byKind(a: CountryRule, b: CountryRule): number {
  return ruleKinds.indexOf(a.kind) - ruleKinds.indexOf(b.kind);
}

const byCountry: ReadonlyMap<CountryCode, readonly CountryRule[]> = new Map(
  [...groupBy(countryRules, ({ country }) => country)].map(([country, rules]) => [country, rules.toSorted(byKind)]),
);

/** The rules of a country, in the order of `ruleKinds`; empty: none known. */
export function rulesIn(country: CountryCode): readonly CountryRule[] {
  return byCountry.get(country) ?? [];
}

interface RuledCountry {
  readonly country: Country;
  readonly rules: readonly CountryRule[];
}

/** The countries with a rule of a kind and those rules, in the order of their codes. @param kind null: of every kind */
export function countriesWithRules(kind: RuleKind | null): readonly RuledCountry[] {
  return [...byCountry].flatMap(([code, all]) => {
    const country = findCountry(code);
    const rules = all.filter((rule) => kind === null || rule.kind === kind);
    return country === null || rules.length === 0 ? [] : [{ country, rules }];
  });
}
