import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import record from '#data/country-rules.json' with { type: 'json' };
import { findCountry } from '#domain/place/countries.ts';
import { ruleKinds, ruleReaches, sourceKinds } from '#domain/place/country-rule.ts';
import { countryRules } from '#domain/place/country-rules.ts';
import { locales } from '#domain/kernel/locale.ts';
import { brokenRules } from './language-rules.ts';

/** Must be readable on a phone, beside other rules. */
const longestText = 220;

const text = z.string().min(20).max(longestText);
const partialDate = z.string().regex(/^20\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);

const source = z.strictObject({
  kind: z.enum(sourceKinds),
  publisher: z.string().min(1),
  title: z.string().min(1).nullable(),
  language: z.string().regex(/^[a-z]{2}$/),
  dated: partialDate.nullable(),
  url: z.url({ protocol: /^https?$/ }),
});

const rule = z.strictObject({
  country: z.string().refine((code) => findCountry(code) !== null),
  kind: z.enum(ruleKinds),
  reach: z.enum(ruleReaches),
  checked: z.iso.date(),
  text: z.strictObject({ en: text, ja: text, fr: text, es: text, it: text }),
  sources: z.array(source).min(1),
});

describe('data/country-rules.json', () => {
  it('has, for every rule, texts in all languages, the day of the check, and sources with publisher and address', () => {
    const schema = z.strictObject({ note: z.string(), rules: z.array(rule) });
    expect(schema.safeParse(record).error?.issues ?? []).toEqual([]);
  });

  it('says each thing once, in the order of the countries', () => {
    const keys = countryRules.map(({ country, kind }) => `${country} ${kind}`);
    expect(new Set(keys).size).toBe(keys.length);
    const codes = countryRules.map(({ country }) => country);
    expect(codes).toEqual(codes.toSorted());
  });

  it('dates no source after the day on which it was read, and cites none twice for one rule', () => {
    const wrong = countryRules.filter(
      ({ checked, sources }) =>
        sources.some(({ dated }) => dated !== null && dated > checked) ||
        new Set(sources.map(({ url }) => url)).size < sources.length,
    );
    expect(wrong).toEqual([]);
  });

  it.each(locales)('is written as %s is', (locale) => {
    const broken = countryRules.flatMap((each) => {
      const names = brokenRules(each.text[locale], locale);
      return names.length === 0 ? [] : [{ text: each.text[locale], names }];
    });
    expect(broken).toEqual([]);
    const others = locales.filter((other) => other !== locale);
    const copied = countryRules.filter((each) => others.some((other) => each.text[other] === each.text[locale]));
    expect(copied).toEqual([]);
  });
});
