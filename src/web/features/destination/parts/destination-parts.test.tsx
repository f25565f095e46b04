import type { ReactNode } from 'react';
import { formsOf } from '#tests/support/forms-of.ts';
import { describe, expect, it } from 'vitest';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedProvider,
  type makeListQuery,
} from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { MarketStrip } from './market-strip.tsx';
import { NetworksHere } from './networks-here.tsx';
import { PricePlot } from '#web/features/destination/plot/price-plot.tsx';
import { ProvidersHere } from './providers-here.tsx';
import { RegionalPlans } from './regional-plans.tsx';
import { TravellerReviews } from './traveller-reviews.tsx';

const locales = ['en', 'ja', 'fr', 'es', 'it'] as const;

interface Shown {
  readonly plans?: readonly ListedPlan[] | DestinationPlans;
  readonly query?: Parameters<typeof makeListQuery>[0];
  readonly locale?: Locale;
}

const names = {
  countryNames: { KR: 'South Korea', TW: 'Taiwan' } as Record<CountryCode, string>,
  regionNames: { asia: 'Asia' } as Record<RegionSlug, string>,
};

function render(element: ReactNode, { plans = [], query = {}, locale = 'en' }: Shown = {}): string {
  const list = makeListData(makeDestinationView(plans, query), names);
  return renderOnPage(<ListStateProvider data={list}>{element}</ListStateProvider>, { locale });
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const tens = [8, 12, 20].map((price) => makeListedPlan({ dataMb: 10_000, price: moneyOf(String(price)) }));
const unlimited = makeListedPlan({ dataKind: 'unlimited', dataMb: 7000, reducedSpeedKbps: 512, price: moneyOf('21') });

describe('amounts that are converted', () => {
  const kddi = { operators: [{ name: 'KDDI', generation: null }], generation: null, breakout: [] };
  const regional = {
    scope: 'regional',
    region: 'asia' as RegionSlug,
    countryCount: 30,
    neighbours: 1,
    coveredHere: 1,
    countriesHere: 1,
  } as const;
  const plans = [8, 12, 20].map((price) =>
    makeListedPlan({ dataMb: 10_000, price: moneyOf(String(price)), networks: kddi, coverage: regional }),
  );
  const estimates = plans.map((plan) => ({ ...plan, isEstimate: true, sellerPrice: moneyOf('7', 'EUR') }));

  it.each([
    ['the market', <MarketStrip key="1" line={null} lineDays={90} isRegion={false} />],
    ['the networks', <NetworksHere key="2" unnamed={0} />],
    ['the providers', <ProvidersHere key="3" />],
    ['the regional plans', <RegionalPlans key="4" />],
  ])('are marked among %s, and no others', (_where, part) => {
    // The price of a gigabyte is shown beneath, without its own estimate mark.
    const amounts = (shown: readonly ListedPlan[]): readonly string[] =>
      textOf(render(part, { plans: shown })).match(/.?.?\$\d+\.\d\d(?!\/GB)/gu) ?? [];
    expect(amounts(estimates).length).toBeGreaterThan(0);
    expect(amounts(estimates).filter((amount) => !amount.includes('≈'))).toEqual([]);
    expect(amounts(plans).filter((amount) => amount.includes('≈'))).toEqual([]);
  });
});

describe('MarketStrip', () => {
  const strip = (isRegion = false) => <MarketStrip line={null} lineDays={90} isRegion={isRegion} />;

  it('shows five facts', () => {
    const text = textOf(render(strip(), { plans: [...tens, unlimited] }));
    expect(text).toContain('From $8.00 5 GB for 7 days');
    expect(text).toContain('Best value $0.80 /GB 10 GB for 7 days');
    expect(text).toContain('Typical price for 10 GB $12.00 median of 3 plans');
    expect(text).toContain('Unlimited from $3.00 /day 7 GB at full speed, then 512 kbps');
    expect(text).toContain('Today’s cheapest 10 GB, last 90 days No trend yet: too few plans tracked for a week');
  });

  it('names a daily plan by its allowance a day, and the speed of a capped one', () => {
    const note = (facts: Partial<ListedPlan>): string => textOf(render(strip(), { plans: [makeListedPlan(facts)] }));
    const daily = { dataKind: 'daily', dataMb: 1000, reducedSpeedKbps: 512, validityDays: 5 } as const;
    expect(note(daily)).toContain('Unlimited from $0.90 /day 1 GB a day · then 512 kbps');
    const capped = { dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5000, validityDays: 5 } as const;
    expect(note(capped)).toContain('Unlimited from $0.90 /day up to 5 Mbps');
    const silent = { dataKind: 'unlimited', dataMb: null, validityDays: 5 } as const;
    expect(note(silent)).toContain('Unlimited from – No unlimited plan with stated limits and a daily price');
  });

  it('names the best value by what the plan allows, a day or in all, with or without an end', () => {
    const note = (facts: Partial<ListedPlan>): string => textOf(render(strip(), { plans: [makeListedPlan(facts)] }));
    expect(note({ dataKind: 'daily', dataMb: 1000, validityDays: 5 })).toContain('/GB 1 GB a day for 5 days');
    expect(note({ dataMb: 5000, validityDays: null })).toContain('Best value $0.90 /GB 5 GB · No expiry');
  });

  it('keeps its places and says why where a fact is missing', () => {
    const html = render(strip());
    expect(html.match(/–<\/dd>/g)).toHaveLength(4);
    expect(html).toContain('No plan of this size');
  });

  it('names what the lowest price buys where no plan serves the basket', () => {
    const small = { dataMb: 100, validityDays: 1 };
    expect(textOf(render(strip(), { plans: [makeListedPlan(small)] }))).toContain('From $4.50 100 MB for 1 day');
    const endless = { dataMb: 100, validityDays: null };
    expect(textOf(render(strip(), { plans: [makeListedPlan(endless)] }))).toContain('From $4.50 100 MB · No expiry');
  });

  it('shows the reach of plans for regions', () => {
    const coverage = {
      scope: 'regional',
      region: null,
      countryCount: 30,
      neighbours: 0,
      coveredHere: 1,
      countriesHere: 1,
    } as const;
    const plans = makeDestinationPlans([makeListedPlan({ coverage })], { kind: 'region' });
    expect(textOf(render(strip(true), { plans }))).toContain(
      'Widest coverage 30 countries 5 GB for 7 days from $4.50, 1 plan',
    );
    expect(textOf(render(strip(true)))).toContain('Widest coverage – Coverage not stated');
  });

  const line = (...amounts: readonly string[]) => ({
    days: 90,
    since: '2026-08-22',
    steps: amounts.map((amount, at) => ({ day: at * 20, money: moneyOf(amount) })),
  });

  it('draws the price history, with a text alternative', () => {
    const html = render(<MarketStrip line={line('14.20', '15.90', '11.70')} lineDays={90} isRegion={false} />);
    expect(html).toContain('role="img" aria-label="Started at $14.20, peaked at $15.90, now $11.70"');
    expect(html).toContain('Down 18% since 22 August 2026');
  });

  it('shows fewer than three prices as text alone', () => {
    const html = render(<MarketStrip line={line('10', '12')} lineDays={90} isRegion={false} />);
    expect(html).not.toContain('role="img"');
    expect(html).toContain('Up 20% since 22 August 2026');
  });

  it('says "same" of equal ends only, and nothing of what lay between', () => {
    const said = (...amounts: readonly string[]) =>
      render(<MarketStrip line={line(...amounts)} lineDays={90} isRegion={false} />);
    expect(said('10')).toContain('Same as on 22 August 2026');
    expect(said('10', '12', '10')).toContain('Same as on 22 August 2026');
    expect(said('10', '10.04')).toContain('Within 1% of the price on 22 August 2026');
    expect(said('10', '9.96')).toContain('Within 1% of the price on 22 August 2026');
    expect(said('0', '5')).toContain('Started at $0.00, peaked at $5.00, now $5.00');
  });

  it.each(locales)('speaks %s', (locale) => {
    const html = render(strip(), { plans: [...tens, unlimited], locale });
    expect(html).not.toMatch(/undefined|NaN/);
    expect(html.match(/<dt>/g)).toHaveLength(5);
  });
});

describe('PricePlot', () => {
  const plans = [1000, 5000, 10_000, 50_000].map((dataMb, at) =>
    makeListedPlan({ dataMb, validityDays: 30, price: moneyOf(String(4 + at * 6)) }),
  );
  const query = { trip: { ...defaultTrip, dataMb: 10_000 } };

  it('says in words what it shows', () => {
    const unlimited = makeListedPlan({ dataKind: 'unlimited', dataMb: null });
    const html = render(<PricePlot place={formsOf('JP')} />, { plans: [...plans, unlimited], query });
    expect(html).toContain(
      'aria-label="Chart of 4 plans for Japan: price by data allowance. The line marks the lowest list price',
    );
    expect(html).toMatch(/<figure [^>]*aria-label="Price by data allowance"/);
  });

  it('has a table of the line', () => {
    const html = render(<PricePlot place={formsOf('JP')} />, { plans, query });
    expect(html.match(/<th scope="row">/g)).toHaveLength(4);
    expect(textOf(html)).toContain('10 GB $16.00 Seller 30 days');
  });

  it('distinguishes too small plans from sufficient ones', () => {
    const html = render(<PricePlot place={formsOf('JP')} />, { plans, query });
    const paths = [...html.matchAll(/<path class="[^"]*(?:dim|dots)[^"]*" d="([^"]*)"/g)].map(([, path = '']) => path);
    expect(paths.map((path) => path.split('h.01').length - 1)).toEqual([2, 2]);
  });

  it('shades nothing for unlimited data', () => {
    const zone = /<rect class="[^"]*zone/;
    expect(render(<PricePlot place={formsOf('JP')} />, { plans, query })).toMatch(zone);
    const endless = { trip: { ...defaultTrip, dataMb: null } };
    expect(render(<PricePlot place={formsOf('JP')} />, { plans, query: endless })).not.toMatch(zone);
  });

  it('says how many plans are too dear for it', () => {
    const dear = makeListedPlan({ dataMb: 3000, validityDays: 30, price: moneyOf('90'), isDominated: false });
    const said = [plans, [...plans, ...plans.map((plan, at) => ({ ...plan, id: 100 + at })), dear]].map((each) =>
      textOf(render(<PricePlot place={formsOf('JP')} />, { plans: each, query })),
    );
    expect(said[0]).not.toContain('left out');
    expect(said[1]).toContain('1 plan over $64 not shown.');
  });

  it('says so when there is too little to draw', () => {
    const html = render(<PricePlot place={formsOf('JP')} />, { plans: [unlimited] });
    expect(html).not.toContain('<svg');
    expect(html).toContain('Not enough plans for a chart');
  });
});

describe('NetworksHere', () => {
  const plan = (name: string) =>
    makeListedPlan({ networks: { operators: [{ name, generation: '4G' }], generation: '4G', breakout: [] } });

  it('is a table with the most named network first', () => {
    const text = textOf(render(<NetworksHere unnamed={3} />, { plans: [plan('Heron'), plan('Teal'), plan('Teal')] }));
    expect(text).toContain('Network Up to Plans Providers From Teal 4G 2 1 $4.50 Heron 4G 1 1 $4.50');
    expect(text).toContain('3 plans don’t name a network.');
  });

  it('folds a long list away', () => {
    const plans = Array.from({ length: 11 }, (_none, at) => plan(`Net ${at}`));
    const html = render(<NetworksHere unnamed={0} />, { plans });
    expect(html).toContain('Show all 11 networks');
    expect(html.split('<details')[0]?.match(/<th scope="row">/g)).toHaveLength(8);
    expect(html).not.toContain('do not name');
  });
});

describe('ProvidersHere', () => {
  const plans = Array.from({ length: 11 }, (_none, at) => {
    const rating = at === 0 ? { mean: 4.56, count: 318 } : null;
    return makeListedPlan({ provider: makeListedProvider(`seller-${at}`, { rating }), price: moneyOf(String(at + 2)) });
  });

  it('shows the cheapest nine and folds the rest', () => {
    const html = render(<ProvidersHere />, { plans });
    expect(html.split('<details')[0]?.match(/<li>/g)).toHaveLength(9);
    expect(html).toContain('Show all 11 providers');
    expect(textOf(html)).toMatch(/Seller 0 .*\$2\.00 1 plan S Seller 1 \$3\.00 1 plan/);
  });

  it('says ratings in words, and leaves out what nobody has rated', () => {
    const html = render(<ProvidersHere />, { plans, locale: 'fr' });
    expect(html).toContain('4,6 sur 5, 318');
    expect(html.match(/sur 5/g)).toHaveLength(1);
    expect(html).toContain('href="/fr/japan/seller-0"');
  });
});

describe('TravellerReviews', () => {
  const summary = { mean: 4.26, count: 12, providers: 3, distribution: [1, 0, 2, 3, 6] } as const;

  it('shows how ratings spread, five stars first', () => {
    const text = textOf(
      render(<TravellerReviews summary={summary} latest={[]} place={formsOf('JP')} country="japan" />),
    );
    expect(text).toContain('4.3 12 reviews of 3 providers');
    expect(text.indexOf('5 stars: 6 reviews')).toBeLessThan(text.indexOf('1 star: 1 review'));
  });

  it('says in words that there is none', () => {
    const none = { mean: null, count: 0, providers: 0, distribution: [0, 0, 0, 0, 0] } as const;
    expect(render(<TravellerReviews summary={none} latest={[]} place={formsOf('JP')} country="japan" />)).toContain(
      'No reviews from travellers',
    );
    expect(render(<TravellerReviews summary={none} latest={[]} place={null} country={null} />)).toContain(
      'No reviews yet',
    );
  });
});
