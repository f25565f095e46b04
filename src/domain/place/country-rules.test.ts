import { describe, expect, it } from 'vitest';
import { ruleKinds } from './country-rule.ts';
import { countriesWithRules, countryRules, rulesIn } from './country-rules.ts';

describe('the rules of a country', () => {
  it('come with the most pressing first', () => {
    const turkey = countryRules.find(({ kind }) => kind === 'purchase');
    expect(turkey && rulesIn(turkey.country).map(({ kind }) => kind)).toEqual(['purchase', 'device']);
    for (const { rules } of countriesWithRules(null)) {
      const places = rules.map(({ kind }) => ruleKinds.indexOf(kind));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('are each listed once, whatever kind is asked for', () => {
    const listed = (kind: (typeof ruleKinds)[number] | null) => countriesWithRules(kind).flatMap(({ rules }) => rules);
    expect(new Set(listed(null))).toEqual(new Set(countryRules));
    expect(listed(null)).toHaveLength(countryRules.length);
    expect(ruleKinds.flatMap((kind) => listed(kind))).toHaveLength(countryRules.length);
    for (const kind of ruleKinds) expect(new Set(listed(kind).map((rule) => rule.kind))).toEqual(new Set([kind]));
  });
});
