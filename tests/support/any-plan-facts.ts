import fc from 'fast-check';
import { normalisePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { countries } from '#domain/place/countries.ts';
import { normaliseCoverage } from '#domain/plan/coverage.ts';
import { currencies } from '#domain/money/currencies.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { Money } from '#domain/money/money.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { PlainType } from '#domain/plan/field-type.ts';
import type { PlainField } from '#domain/plan/plan-fields.ts';
import type { PlanFacts, PlanPromo } from '#domain/plan/plan.ts';
import { regions } from '#domain/place/regions.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { contradiction } from '#feeds/row/contradiction.ts';

/** What no reader of a feed lets through is not in the catalogue. */
function anyText(most: number): fc.Arbitrary<string> {
  const parts = fc.constantFrom(
    'GB',
    '<b>',
    '&',
    '&lt;',
    '&amp;',
    '"',
    ';',
    ',',
    ' ',
    '日本',
    '=1+1',
    '’',
    '|',
    '-',
    '5 < 6',
  );
  return fc
    .oneof(fc.string({ maxLength: 40 }), fc.string({ unit: parts, minLength: 1, maxLength: 6 }))
    .map((text) => cleanText(text, most) ?? 'x');
}

const orUnknown = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyCountry = fc.constantFrom(...countries.map(({ code }) => code));
const anyRegion = fc.constantFrom(...regions.map(({ slug }) => slug));
const anyTime = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyKind = fc.constantFrom('total' as const, 'daily' as const, 'unlimited' as const, 'payg' as const);

const anyMoney: fc.Arbitrary<Money> = fc.record({
  units: fc.oneof(fc.constantFrom(0, 1, 10_000, Number.MAX_SAFE_INTEGER), fc.integer({ min: 0, max: 99_999_999 })),
  currency: fc.constantFrom(...currencies.map(({ code }) => code)),
});

const anyPromo: fc.Arbitrary<PlanPromo> = fc.record({
  price: anyMoney,
  code: orUnknown(anyText(40)),
  newCustomersOnly: orUnknown(fc.boolean()),
  minimumSpend: orUnknown(anyMoney),
  excludedKinds: fc.uniqueArray(anyKind).map((kinds) => kinds.toSorted()),
  startsAt: orUnknown(anyTime),
  endsAt: orUnknown(anyTime),
});

const anyName: fc.Arbitrary<PlanFacts['name']> = fc.oneof(
  anyText(160),
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...locales), anyText(160)), { minLength: 1, selector: ([locale]) => locale })
    .map((names) => Object.fromEntries(names)),
);

const anyNetwork = fc.record({
  country: anyCountry,
  operator: orUnknown(anyText(80)),
  generation: orUnknown(fc.constantFrom('2G' as const, '3G' as const, '4G' as const, '5G' as const)),
});

const anyPlace = fc
  .tuple(fc.array(anyCountry, { minLength: 1, maxLength: 8 }), orUnknown(anyRegion), fc.boolean())
  .map(([codes, region, isGlobal]) => {
    const coverage = normaliseCoverage(codes);
    if (coverage.length === 1) return { coverage, scope: 'local' as const, region: null };
    if (isGlobal || region === 'global')
      return {
        coverage,
        scope: 'global' as const,
        region: regions.find(({ slug }) => slug === 'global')?.slug ?? null,
      };
    return { coverage, scope: 'regional' as const, region };
  });

const anyData = fc
  .tuple(anyKind, orUnknown(fc.oneof(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(0.5, 512.25, 1024))))
  .map(([dataKind, dataMb]) => ({ dataKind, dataMb: dataKind === 'payg' ? null : dataMb }));

function anyValue(type: PlainType): fc.Arbitrary<boolean | number | string> {
  switch (type.kind) {
    case 'known':
      return fc.boolean();
    case 'whole':
      return fc.integer({ min: type.least, max: type.most });
    case 'text':
      return anyText(type.most);
    case 'choice':
      return fc.constantFrom(...type.values);
    case 'code':
      return fc.stringMatching(type.pattern);
  }
}

/** Every field that is one value. */
const anyPlainFacts = fc.record(
  Object.fromEntries(plainFields.map(({ field, type }) => [field, orUnknown(anyValue(type))])),
) as unknown as fc.Arbitrary<Pick<PlanFacts, PlainField>>;

const anyOffer = fc.record({
  externalId: anyText(128),
  name: anyName,
  price: anyMoney,
  ownPrices: fc.uniqueArray(anyMoney, { maxLength: 3, selector: ({ currency }) => currency }),
  promo: orUnknown(anyPromo),
  networks: fc.array(anyNetwork, { maxLength: 3 }),
  breakout: fc.uniqueArray(anyCountry, { maxLength: 3 }),
  url: orUnknown(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true })),
  statedAt: anyTime,
});

/** Any plan as the catalogue keeps it: each fact stated or not, texts that look like markup, every kind and currency. */
export const anyCataloguePlan: fc.Arbitrary<PlanFacts & { readonly statedAt: string }> = fc
  .tuple(anyPlace, anyData, anyPlainFacts, anyOffer)
  .map(([place, data, facts, offer]) => {
    const plan = { ...place, ...data, ...facts, ...offer };
    return { ...normalisePlan(plan), statedAt: offer.statedAt };
  })
  // A feed's row whose words name another amount is refused.
  .filter((plan) => contradiction(plan) === null);
