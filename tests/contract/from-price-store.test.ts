import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { isCountryKey, type DestinationKey } from '#domain/place/destination-key.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import { parseAmount, type ShownMoney } from '#domain/money/money.ts';
import { demoPlans, demoSeed } from '#demo/generator/demo-plans.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { engines } from '#tests/support/database.ts';
import { currencyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';
import { loadDestination } from '#web/features/destination/load.ts';
import { loadActivePlaces, pricePlaces } from '#web/shared/place/places.ts';
import { loadPrices } from '#web/features/prices/load.ts';
import { loadPriceTable } from '#web/features/prices/price-table.ts';
import { useStoredSite } from './stored-site.ts';

const now = new Date('2026-11-20T09:00:00Z');

/** No plan of the example catalogue works there. */
const unserved = 'TM' as CountryCode;

interface ApiPlace {
  readonly slug: string;
  readonly code?: string;
  readonly from: { readonly units: number; readonly isEstimate: boolean; readonly amount: object | null } | null;
}

interface ApiDestination {
  readonly key: string;
  readonly basket: { readonly cost: { readonly amount: string; readonly kind: string } } | null;
  readonly lowestPrice: { readonly amount: string } | null;
  readonly lowestPriceBuys: { readonly dataMb: number | null } | null;
}

/** What the page of a destination shows, as it opens: the default trip, without promo prices. */
interface ShownOnPage {
  /** Cost of its first row; null: it does not serve the trip. */
  readonly first: number | null;
  readonly from: { readonly price: ShownMoney; readonly amount: object | null } | null;
  readonly description: string;
}

describe.each(engines)('"from" prices on %s', (engine) => {
  const stored = useStoredSite(engine, { now: () => now }, async (rooms) => {
    const small = { coverage: [unserved], dataMb: 100, dataWords: '100 MB', validityDays: 1 };
    const plans = [
      ...demoPlans({ seed: demoSeed, planCount: 1_500, asOf: now }),
      ...plansOf(
        makeProvider(),
        { ...small, price: money(12_000) },
        { ...small, price: money(30_000), dataMb: 4_000, validityDays: 3, newCustomersOnly: true },
        { ...small, price: money(90_000), dataKind: 'unlimited', dataMb: null },
      ),
    ];
    await rooms.writer.apply(plans, { source: 'test', now, dryRun: false, withdrawMissing: true });
  });

  async function readPages(currency: string): Promise<ReadonlyMap<DestinationKey, ShownOnPage>> {
    const pages = new Map<DestinationKey, ShownOnPage>();
    for (const { destination } of await stored.rooms.context.catalogue.destinationStats()) {
      const request = makePageRequest({ parameters: { destination }, currency });
      const { data, head } = expectPage(await loadDestination(request, stored.rooms.context));
      const { list, from } = data.list.view;
      const [row] = list.rows;
      const serves = row?.trip.fit === 'full' || row?.trip.fit === 'slow';
      pages.set(destination, {
        first: serves ? (row.prices.cost?.units ?? null) : null,
        from,
        description: head.description,
      });
    }
    return pages;
  }

  async function get<Answer>(path: string): Promise<readonly Answer[]> {
    const answer = await stored.app.inject(path);
    expect(answer.statusCode, answer.payload).toBe(200);
    return answer.json<readonly Answer[]>();
  }

  /** Every place where a price is written, by destination. */
  async function readEverywhere(currency: string) {
    const rates = await stored.rooms.context.currency.rates();
    const options = { currency: currencyOf(currency), rates, locale: 'en' as const };
    const [countries, regions, open] = await Promise.all([
      get<ApiPlace>(`/api/countries?currency=${currency}`),
      get<ApiPlace>(`/api/regions?currency=${currency}`),
      get<ApiDestination>(`/api/v1/destinations?currency=${currency}`),
    ]);
    const places = await loadActivePlaces('en', stored.rooms.context);
    const cards = await pricePlaces(places, options, stored.rooms.context);
    const lines = await loadPriceTable(options, stored.rooms.context);
    const { data } = expectPage(await loadPrices(makePageRequest({ parameters: {}, currency }), stored.rooms.context));
    return {
      cards: new Map(places.map(({ destination: { key } }, index) => [key as string, cards[index]])),
      search: new Map([...countries, ...regions].map(({ code, slug, from }) => [code ?? slug, from])),
      open: new Map(open.map((each) => [each.key, each])),
      table: new Map(data.rows.map(({ code, price }) => [code as string, price])),
      today: new Map(lines.map(({ destination, line }) => [destination as string, line?.steps.at(-1)?.money])),
    };
  }

  it.each(['USD', 'EUR', 'CHF'])('are what the first row of the page costs, everywhere, in %s', async (currency) => {
    const pages = await readPages(currency);
    const { cards, search, open, table, today } = await readEverywhere(currency);
    const served = [...pages].filter(([, { first }]) => first !== null);
    expect(served.length).toBeGreaterThan(150);
    expect(served.filter(([key, { first }]) => today.get(key)?.units === first).length).toBeGreaterThan(20);
    for (const [key, { first, from, description }] of served) {
      const price = { units: first, isEstimate: from?.price.isEstimate === true };
      const said = { page: from, card: cards.get(key), search: search.get(key) };
      expect([key, shownPrice(said.page?.price), shownPrice(said.card?.price), shownPrice(said.search)]).toEqual([
        key,
        price,
        price,
        price,
      ]);
      expect([said.page?.amount, said.card?.amount, said.search?.amount]).toEqual([null, null, null]);
      expect([key, shownAmount(open.get(key)?.basket?.cost, currency)]).toEqual([key, first]);
      // A line follows only plans that were offered the whole time: a cheaper one may have come later.
      expect(today.get(key)?.units ?? Infinity).toBeGreaterThanOrEqual(first ?? 0);
      expect(table.get(key)?.units).toBe(isCountryKey(key) ? first : undefined);
      expect(description).toContain('5\u00a0GB for 7\u00a0days');
      expect(description).toContain(from && formatMoney(from.price, 'en').replace('≈\u00a0', 'about '));
    }
  });

  it('are the lowest price with what it buys where no plan serves the trip', async () => {
    const page = (await readPages('USD')).get(unserved);
    const { cards, search, open, table } = await readEverywhere('USD');
    const amount = { dataKind: 'total', dataMb: 100, dataWords: '100 MB', validityDays: 1 };
    const text = '100\u00a0MB for 1\u00a0day';
    expect(page).toMatchObject({ first: null, from: { price: money(12_000), amount } });
    expect(page?.description).toContain(text);
    expect(page?.description).toContain('$1.20');
    expect(cards.get(unserved)).toMatchObject({ price: money(12_000), amount: text });
    expect(search.get(unserved)).toMatchObject({ units: 12_000, amount: { ...amount, text } });
    expect(open.get(unserved)).toMatchObject({
      basket: null,
      lowestPrice: { amount: '1.2' },
      lowestPriceBuys: amount,
    });
    expect(table.get(unserved)).toBeUndefined();
  });
});

function shownPrice(price: { readonly units: number; readonly isEstimate?: boolean } | null | undefined) {
  return price && { units: price.units, isEstimate: price.isEstimate === true };
}

/** An exact amount, rounded as it is shown. */
function shownAmount(cost: { readonly amount: string; readonly kind: string } | undefined, currency: string) {
  const parsed = parseAmount(cost?.amount ?? '', currencyOf(currency));
  const rules = findCurrency(currency);
  if (!parsed.ok || rules === null) return null;
  return roundShownPrice({ money: parsed.value, estimate: cost?.kind === 'estimate' }, rules).units;
}
