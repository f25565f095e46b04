import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longer, more, moreOfStated, no, ranked, same, yes, type IsAtLeast } from './field-rules.ts';
import {
  fieldsOfPool,
  fingerprintFields,
  listedFields,
  plainFields,
  planFeatures,
  unstatedFacts,
} from './field-lists.ts';
import { isRefundAtLeast } from './refund.ts';
import { fieldPicker } from './pick-fields.ts';

const numbers = [null, 0, 1, 30];
const answers = [null, false, true];

describe('a rule of worth', () => {
  it.each<[string, IsAtLeast<never>, readonly unknown[]]>([
    ['yes', yes, answers],
    ['no', no, answers],
    ['more', more, numbers],
    ['moreOfStated', moreOfStated, numbers],
    ['longer', longer, numbers],
    ['same', same, numbers],
    ['ranked', ranked(['low', 'middle', 'high']), [null, 'low', 'middle', 'high']],
    ['isRefundAtLeast', isRefundAtLeast, [null, 'never', 'until-install', 'until-first-use', '7-days', '14-days']],
  ])(
    '%s puts values in an order: each is as good as itself, and what is as good as a better one is better',
    (_name, rule, values) => {
      const isAtLeast = rule as IsAtLeast<unknown>;
      expect(values.filter((each) => !isAtLeast(each, each))).toEqual([]);
      const triples = values.flatMap((a) => values.flatMap((b) => values.map((c) => [a, b, c] as const)));
      const broken = triples.filter(([a, b, c]) => isAtLeast(a, b) && isAtLeast(b, c) && !isAtLeast(a, c));
      expect(broken).toEqual([]);
    },
  );

  it('lets no unknown beat what is stated, but for a validity without end', () => {
    for (const rule of [yes, no]) expect(answers.filter((each) => each !== null && rule(null, each))).toEqual([]);
    for (const rule of [more, moreOfStated])
      expect(numbers.filter((each) => each !== null && rule(null, each))).toEqual([]);
    expect(longer(null, 3650)).toBe(true);
  });
});

describe('the lists made of the table', () => {
  it('have a column of the usual name for each field that is one value', () => {
    const columns = new Map(plainFields.map(({ field, column }) => [field, column] as const));
    expect(columns.get('newCustomersOnly')).toBe('new_customers_only');
    expect(new Set(columns.values()).size).toBe(columns.size);
  });

  it('put every field that lists hold into one pool', () => {
    const pooled = (['amount', 'limits', 'features', 'terms', 'end'] as const).flatMap(
      (name) => fieldsOfPool(name) as readonly string[],
    );
    expect(pooled.toSorted()).toEqual(listedFields.toSorted());
  });

  it('leave nothing but identity and time out of the fingerprint', () => {
    expect(fingerprintFields.map(({ field }) => field)).toEqual(expect.arrayContaining(['url', 'region', 'dayPass']));
    expect(fingerprintFields.map(({ field }) => field)).not.toContain('statedAt');
  });

  it('name what a seller may say yes or no to', () => {
    expect(planFeatures).toContain('ekyc');
    expect(planFeatures).not.toContain('dataMb');
  });

  it('take what a feed does not mention for not stated', () => {
    expect(unstatedFacts).toMatchObject({ tethering: null, networks: [], url: null });
    expect(Object.keys(unstatedFacts)).not.toContain('validityDays');
  });
});

describe('fieldPicker', () => {
  it('copies these fields and no others, in an order of its own', () => {
    const pick = fieldPicker(['b', 'a']);
    fc.assert(
      fc.property(fc.record({ a: fc.anything(), b: fc.anything(), c: fc.anything() }), (facts) => {
        expect(pick(facts)).toEqual({ a: facts.a, b: facts.b });
      }),
    );
    expect(Object.keys(pick({ a: 1, b: 2, c: 3 }))).toEqual(['b', 'a']);
  });
});
