import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePlan } from '#catalogue/stored/plan-facts-hash.ts';
import type { PlanFacts, ProviderFacts } from '#domain/plan/plan.ts';
import { canonicalCsvAdapter } from '#feeds/adapters/canonical-csv/adapter.ts';
import { mapCanonicalPlan } from '#feeds/adapters/canonical-json/mapper.ts';
import { anyCataloguePlan } from '#tests/support/any-plan-facts.ts';
import { noOptions, planOf, readFeedText } from '#tests/support/feed-files.ts';
import { makeProvider } from '#tests/support/plan-factory.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';
import { canonicalEntry, canonicalProvider, writtenText } from './canonical-entry.ts';
import { csvHeader, csvRecord } from './csv-record.ts';
import { cleanText } from '#feeds/row/feed-text.ts';

const provider: ProviderFacts = makeProvider({
  name: 'Nori & <Sons>',
  url: 'https://nori.example/',
  image: '/assets/pictures/provider/nori',
});
const seller = { provider, statedProvider: provider.slug };
const providers = new Map([[provider.slug as string, provider]]);

function readBack(plan: PlanFacts): PlanFacts {
  return normalisePlan(planOf(mapCanonicalPlan({ entry: JSON.parse(JSON.stringify(plan)), providers }, noOptions)));
}

describe('a plan that is exported', () => {
  it('is read back with every fact, stated or not', () => {
    fc.assert(
      fc.property(anyCataloguePlan, (plan) => {
        const entry = canonicalEntry({ ...seller, plan, pin: null });
        expect(readBack(entry as unknown as PlanFacts)).toEqual(plan);
      }),
      { numRuns: 500 },
    );
  });

  it('is read back from CSV as well, with its seller', async () => {
    await fc.assert(
      fc.asyncProperty(anyCataloguePlan, async (plan) => {
        const { rows } = await readFeedText(canonicalCsvAdapter, csvHeader + csvRecord({ ...seller, plan, pin: null }));
        const [row] = rows;
        expect(rows.map(({ result }) => normalisePlan(planOf(result)))).toEqual([plan]);
        expect(row?.result.ok === true && row.result.value.provider).toEqual(provider);
      }),
      { numRuns: sizeOfRun(60, 300) },
    );
  });

  it('says until when its price is one that the operator has set, for readers', async () => {
    const [plan] = fc.sample(anyCataloguePlan, { numRuns: 1, seed: 2 });
    if (plan === undefined) throw new Error('no sample');
    const pin = { at: '2026-11-01T08:00:00.000Z', until: '2026-12-01T00:00:00.000Z' };
    const entry = canonicalEntry({ ...seller, plan, pin });
    expect(entry.pinnedUntil).toBe(pin.until);
    expect(readBack(entry as unknown as PlanFacts)).toEqual(plan);
    const { rows } = await readFeedText(canonicalCsvAdapter, csvHeader + csvRecord({ ...seller, plan, pin }));
    expect(rows.map(({ result }) => normalisePlan(planOf(result)))).toEqual([plan]);
  });

  it('states only what is known', () => {
    const [plan] = fc.sample(anyCataloguePlan, { numRuns: 1, seed: 1 });
    if (plan === undefined) throw new Error('no sample');
    const entry = canonicalEntry({
      ...seller,
      plan: { ...plan, tethering: null, promo: null, networks: [] },
      pin: null,
    });
    expect(Object.keys(entry)).not.toEqual(expect.arrayContaining(['tethering']));
    expect([entry.promoPrice, entry.networks, entry.pinnedUntil]).toEqual([undefined, undefined, undefined]);
  });

  it('names its seller as fictional only where it is', () => {
    expect(canonicalProvider({ ...provider, example: false })).toEqual({
      slug: provider.slug,
      name: 'Nori &amp; &lt;Sons>',
      url: provider.url,
      image: provider.image,
    });
    expect(canonicalProvider(provider).fictional).toBe(true);
  });
});

describe('a text that is exported', () => {
  it('stays as it is unless a reader would change it', () => {
    expect(writtenText('AT&T, 5 < 6')).toBe('AT&T, 5 < 6');
    expect(writtenText('a &amp; <b>')).toBe('a &amp;amp; &lt;b>');
  });

  it('is read as it was', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const text = cleanText(raw, 200) ?? 'x';
        expect(cleanText(writtenText(text), 20_000)).toBe(text);
      }),
    );
  });
});
