import type { ReactNode } from 'react';
import { formsOf } from '#tests/support/forms-of.ts';
import { describe, expect, it } from 'vitest';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import {
  makeDestinationView,
  makeListedPlan,
  makeListedProvider,
  type makeListQuery,
} from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { PriceRuler } from '#web/features/list/ruler/price-ruler.tsx';
import { ListStateProvider, useListState } from '#web/features/list/state/list-state.tsx';
import { MarketHistory } from './market-history.tsx';
import { NetworksHere } from './networks-here.tsx';
import { ProvidersHere } from './providers-here.tsx';
import { RegionalPlans } from './regional-plans.tsx';
import { TravellerReviews } from './traveller-reviews.tsx';

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

/** What all sellers ask. */
function Sellers() {
  const { sellers, query } = useListState().view;
  return <PriceRuler sellers={sellers} trip={query.trip} />;
}

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
    ['the sellers', <Sellers key="1" />],
    ['the networks', <NetworksHere key="2" unnamed={0} />],
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

describe('MarketHistory', () => {
  const line = (...amounts: readonly string[]) => ({
    days: 90,
    since: '2026-08-22',
    steps: amounts.map((amount, at) => ({ day: at * 20, money: moneyOf(amount) })),
  });

  it('draws the price history, with a text alternative', () => {
    const html = render(<MarketHistory line={line('14.20', '15.90', '11.70')} trip="7 days, 5 GB" />);
    expect(html).toContain('role="img" aria-label="Started at $14.20, peaked at $15.90, now $11.70"');
    expect(html).toContain('Down 18% since 22 August 2026');
  });

  it('shows fewer than three prices as text alone', () => {
    const html = render(<MarketHistory line={line('10', '12')} trip="7 days, 5 GB" />);
    expect(html).not.toContain('role="img"');
    expect(html).toContain('Up 20% since 22 August 2026');
  });

  it('says "same" of equal ends only, and nothing of what lay between', () => {
    const said = (...amounts: readonly string[]) =>
      render(<MarketHistory line={line(...amounts)} trip="7 days, 5 GB" />);
    expect(said('10')).toContain('Same as on 22 August 2026');
    expect(said('10', '12', '10')).toContain('Same as on 22 August 2026');
    expect(said('10', '10.04')).toContain('Within 1% of the price on 22 August 2026');
    expect(said('10', '9.96')).toContain('Within 1% of the price on 22 August 2026');
    expect(said('0', '5')).toContain('Started at $0.00, peaked at $5.00, now $5.00');
  });
});

describe('NetworksHere', () => {
  const plan = (name: string) =>
    makeListedPlan({ networks: { operators: [{ name, generation: '4G' }], generation: '4G', breakout: [] } });

  it('is a table with the most named network first', () => {
    const text = textOf(render(<NetworksHere unnamed={3} />, { plans: [plan('Heron'), plan('Teal'), plan('Teal')] }));
    expect(text).toContain('Network Up to Plans Sellers From Teal 4G 2 1 $4.50 Heron 4G 1 1 $4.50');
    expect(text).toContain('3 plans don’t name a network.');
  });

  it('folds a long list away', () => {
    const plans = Array.from({ length: 11 }, (_none, at) => plan(`Net ${at}`));
    const html = render(<NetworksHere unnamed={0} />, { plans });
    expect(html).toContain('Show all 11 networks');
    expect(html.split('<details')[0]?.match(/<th scope="row"/g)).toHaveLength(8);
    expect(html).not.toContain('do not name');
  });
});

describe('ProvidersHere', () => {
  const plans = Array.from({ length: 11 }, (_none, at) =>
    makeListedPlan({ provider: makeListedProvider(`seller-${at}`) }),
  );

  it('leads to every seller, folded', () => {
    const html = render(<ProvidersHere />, { plans, locale: 'fr' });
    expect(html).not.toContain('<details open');
    expect(html.match(/href="\/fr\/japan\/seller-\d+"/g)).toHaveLength(11);
  });
});

describe('TravellerReviews', () => {
  const summary = { mean: 4.26, count: 12, providers: 3, distribution: [1, 0, 2, 3, 6] } as const;

  it('shows how ratings spread, five stars first', () => {
    const text = textOf(
      render(<TravellerReviews summary={summary} latest={[]} place={formsOf('JP')} country="japan" />),
    );
    expect(text).toContain('4.3 12 reviews of 3 sellers');
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
