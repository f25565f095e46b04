import { describe, expect, it } from 'vitest';
import { failure, success } from '#domain/kernel/result.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { skip } from '#feeds/read/skip-reason.ts';
import type { MappedRow } from '#feeds/row/feed-adapter.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';
import { testRates } from '#tests/support/test-rates.ts';
import { defaultFeedLimits } from './feed-limits.ts';
import { ImportCounters } from './import-report.ts';
import { judgeRows, type RowStream } from './judge-rows.ts';
import { Market } from './market.ts';
import { PriceHistogram } from './price-histogram.ts';

const nori = makeProvider({ slug: 'nori' as ProviderSlug });
const kori = makeProvider({ slug: 'kori' as ProviderSlug });

type MappedPlan = Extract<MappedRow['result'], { ok: true }>['value'];

function planRow(facts: Partial<PlanFacts> = {}, mapped: Partial<MappedPlan> = {}): MappedRow['result'] {
  return success({ provider: nori, plan: makePlan(facts), leftOut: [], namedProvider: null, ...mapped });
}

/** Judges rows numbered from 2; what comes out, what was counted, and what was said of the progress. */
async function judge(results: readonly MappedRow['result'][], request: Partial<RowStream['request']> = {}) {
  const counters = new ImportCounters();
  const progress: unknown[] = [];
  const stream = judgeRows({
    feed: { complete: true, rows: rowsOf(results) },
    file: { name: 'nori.csv', size: 900, bytesRead: () => 300 } as RowStream['file'],
    request: { provider: null, onProgress: (step) => progress.push(step), ...request },
    judging: {
      measures: { limits: defaultFeedLimits, rates: testRates, market: new Market(12) },
      counters,
      histogram: new PriceHistogram(),
    },
  });
  const plans = await Array.fromAsync(stream);
  return { plans, counters, report: counters.parts(), progress };
}

async function* rowsOf(results: readonly MappedRow['result'][]): AsyncGenerator<MappedRow> {
  for (const [index, result] of results.entries()) yield { number: index + 2, result };
}

describe('the rows of a feed', () => {
  it('are plans, or counted with their reason', async () => {
    const [first, second] = [makePlan(), makePlan({ price: money(100) })];
    const { plans, report } = await judge([
      planRow({}, { plan: first }),
      failure(skip('bad-price', 'price', 'x')),
      planRow({}, { plan: second }),
    ]);
    expect(plans).toEqual([{ provider: nori, plan: first }]);
    expect(report).toMatchObject({
      read: 3,
      skipped: {
        'bad-price': { count: 1, samples: [{ row: 3, reason: 'bad-price', field: 'price', value: 'x' }] },
        'absurd-price': { count: 1, samples: [{ row: 4, field: 'price', value: '0.01 USD' }] },
      },
      suspicious: {},
    });
  });

  it('count once for each id of a provider', async () => {
    const plan = makePlan({ externalId: 'jp-1' });
    const again = { plan: makePlan({ externalId: 'jp-1', price: money(50_000) }) };
    const { plans, report } = await judge([
      planRow({}, { plan }),
      planRow({}, again),
      planRow({}, { ...again, provider: kori }),
    ]);
    expect(plans.map(({ provider, plan: { price } }) => [provider.slug, price.units])).toEqual([
      ['nori', 45_000],
      ['kori', 50_000],
    ]);
    expect(report.skipped['duplicate-id']?.samples).toEqual([
      { row: 3, reason: 'duplicate-id', field: 'id', value: 'jp-1' },
    ]);
  });

  it('are published without the prices that are left out', async () => {
    const { plans, report, counters } = await judge([
      planRow({ price: money(100) }),
      planRow({ price: money(100) }),
      planRow({ externalId: 'jp-1', ownPrices: [money(150_000, 'JPY'), money(40_000, 'EUR')] }),
    ]);
    expect(plans[0]?.plan.ownPrices).toEqual([money(40_000, 'EUR')]);
    expect(report.suspicious['far-own-price']?.samples).toEqual([
      { row: 4, id: 'jp-1', rule: 'far-own-price', finding: '15.00 JPY; list price 4.50 USD' },
    ]);
    expect([...counters.doubted]).toEqual([
      ['nori price', 2],
      ['nori JPY price', 1],
    ]);
  });

  it('are suspicious when a price was rounded or an offer is repeated', async () => {
    const offer = { name: 'Nori' };
    const { report } = await judge([
      planRow({ ...offer, externalId: 'jp-1' }, { roundedPrice: '4.50001 → 4.50 USD' }),
      planRow({ ...offer, externalId: 'jp-2' }),
    ]);
    expect(report.suspicious).toEqual({
      'rounded-price': {
        count: 1,
        samples: [{ row: 2, id: 'jp-1', rule: 'rounded-price', finding: '4.50001 → 4.50 USD' }],
      },
      'repeated-offer': { count: 1, samples: [{ row: 3, id: 'jp-2', rule: 'repeated-offer', finding: 'jp-2' }] },
    });
  });

  it('count places that were left out and wholesale prices', async () => {
    const { counters, report } = await judge([
      planRow({}, { leftOut: ['IC'], priceKind: 'wholesale' }),
      planRow({}, { leftOut: ['IC'], priceKind: 'retail' }),
      planRow({ price: money(100) }, { leftOut: ['IC'], priceKind: 'wholesale' }),
    ]);
    expect([report.leftOut, counters.markedUp]).toEqual([{ IC: 2 }, 1]);
  });

  it('of several sellers are never given to one', async () => {
    const long = 'K'.repeat(61);
    const rows = [planRow({}, { namedProvider: 'Nori' }), planRow(), planRow({}, { namedProvider: long })];
    const renamed = judge(rows, { provider: nori.slug });
    await expect(renamed).rejects.toThrow(FeedRefusal);
    await expect(renamed).rejects.toThrow(
      `The file nori.csv names several providers, "Nori" and "${'K'.repeat(60)}", but --provider is for files with one. ` +
        'Import it without --provider, or split it.',
    );
    expect((await judge(rows)).plans).toHaveLength(3);
    const one = [...rows.slice(0, 2), planRow({}, { namedProvider: 'Nori' })];
    expect((await judge(one, { provider: nori.slug })).plans).toHaveLength(3);
    expect((await judge([failure(skip('bad-price', 'price', 'x'))], { provider: nori.slug })).plans).toEqual([]);
  });

  it('say how far they are, every 500 rows and at the end', async () => {
    const rows = Array.from({ length: 1001 }, () => planRow());
    const bytes = { bytesRead: 300, bytesTotal: 900 };
    expect((await judge(rows)).progress).toEqual([500, 1000, 1001].map((read) => ({ ...bytes, rows: read })));
    expect((await judge(rows.slice(0, 3))).progress).toEqual([{ ...bytes, rows: 3 }]);
  });
});
