import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import type { StoredPlan } from '#domain/plan/stored-listing.ts';
import { encodePlansTask } from '#domain/listing/encode-plans.ts';
import { memoTask, runToCompletion } from '#domain/kernel/cooperative-task.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Context } from '#runtime/services/context.ts';
import { listPlansAt } from '#web/features/list/load/list-plans-at.ts';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  memoryRates,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadDestination } from './load.ts';

const japan = countryOf('JP');

/** A context that gives copies of its data, as any service between stores and pages may, and counts priced listings. */
async function openCounted() {
  const plain = createMemoryContext({ plans: [makePlan(1), makePlan(2, { price: moneyOf('3.90') })] });
  const [listing, ratings] = await Promise.all([plain.catalogue.plansAt(japan), plain.reviews.ratings()]);
  const counts = { priced: 0 };
  const plansOfVersion = (): readonly StoredPlan[] =>
    (listing?.plans ?? []).map((plan, index) => ({
      ...plan,
      facts: Object.defineProperty({ ...plan.facts }, 'dataKind', {
        enumerable: true,
        get: () => {
          if (index === 0) counts.priced += 1;
          return plan.facts.dataKind;
        },
      }),
    }));
  let plans = plansOfVersion();
  const context: Context = {
    ...plain,
    catalogue: { ...plain.catalogue, plansAt: async (destination) => ({ destination, plans }) },
    currency: { ...plain.currency, rates: async () => memoryRates },
    reviews: { ...plain.reviews, ratings: async () => ratings },
  };
  return { context, counts, raiseVersion: () => void (plans = plansOfVersion()) };
}

async function loadData(context: Context, asked: { readonly locale?: Locale; readonly search?: string } = {}) {
  const { data } = expectPage(
    await loadDestination(makePageRequest({ parameters: { destination: japan }, ...asked }), context),
  );
  return data;
}

describe('computations of a destination', () => {
  it('are made once for all requests at one version, although each gets a copy of the listing', async () => {
    const { context, counts, raiseVersion } = await openCounted();
    const pages = [];
    for (const locale of locales) pages.push(await loadData(context, { locale }));
    expect(counts.priced).toBe(1);
    expect(new Set(pages.map(({ list }) => list.view.picks)).size).toBe(1);
    expect(new Set(pages.map(({ facts }) => facts)).size).toBe(1);
    expect(new Set(pages.map(({ list }) => list.countryNames)).size).toBe(5);
    expect((await loadData(context, { locale: 'ja' })).list.countryNames).toBe(pages[1]?.list.countryNames);
    expect((await loadData(context, { search: '?days=3&gb=1' })).list.view.picks).not.toBe(pages[0]?.list.view.picks);
    expect(counts.priced).toBe(1);
    raiseVersion();
    await loadData(context);
    expect(counts.priced).toBe(2);
  });

  it('are not repeated for a copy of the priced list, but for other plans', async () => {
    const { context } = await openCounted();
    const encoded: number[] = [];
    const encode = memoTask(function* (list: DestinationPlans) {
      encoded.push(list.plans.length);
      return yield* encodePlansTask(list);
    });
    const plans = await listPlansAt(japan, { currency: currencyOf('EUR'), rates: memoryRates }, context);
    if (plans === null) throw new Error('there is a plan');
    for (const copy of [plans, { ...plans }, { ...plans, plans: plans.plans.slice(1) }]) runToCompletion(encode(copy));
    expect(encoded).toEqual([2, 1]);
  });
});
