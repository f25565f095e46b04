import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHonestUnlimited } from '#domain/listing/unlimited-pick.ts';
import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeDestinationView, makeListedPlan, viewTime } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { anyDestinationPlans, anyListQuery } from '#tests/support/random-listed-plans.ts';
import { sayData, sayNetworks, sayPrices, sayUnlimited, type QuestionFacts } from './question-words.ts';
import { isRenewing } from '#domain/plan/renewal.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;
const japanese = { locale: 'ja', messages: messagesFor('ja') } as const;
const none = { yes: 0, no: 0, unknown: 0 };
const facts: QuestionFacts = {
  hotspot: none,
  phoneNumber: none,
  ekyc: none,
  honestUnlimited: 0,
  dayCount: { hours: 0, calendar: 0, unknown: 0 },
  prices: { own: 10, converted: 0, unconverted: 0 },
  rateDates: null,
};

describe('sayNetworks', () => {
  it('names networks, the most named one, and that nothing was measured', () => {
    const plans = ['Teal', 'Teal', 'Heron'].map((name) =>
      makeListedPlan({ networks: { operators: [{ name, generation: '5G' }], generation: '5G', breakout: [] } }),
    );
    expect(sayNetworks(makeDestinationView(plans).networks, english)).toBe(
      'Sellers list Teal (5G) and Heron (5G). Teal is listed most often (2 plans). We don’t measure coverage or speed ourselves.',
    );
  });

  it('names all that are named as often, or none where that is most of them', () => {
    const named = (...names: readonly string[]) =>
      names.map((name) => {
        const operators = [{ name, generation: null }];
        return makeListedPlan({ networks: { operators, generation: null, breakout: [] } });
      });
    const say = (plans: readonly ListedPlan[]) => sayNetworks(makeDestinationView(plans).networks, english);
    expect(say(named('Teal', 'Teal', 'Heron', 'Heron', 'Ibis'))).toContain(
      'Heron and Teal are listed most often (2 plans each).',
    );
    expect(say(named('A', 'B', 'C', 'D', 'E', 'F'))).not.toContain('most often');
  });

  it('says that nobody names one', () => {
    expect(sayNetworks([], english)).toMatch(/^No seller lists a network/);
  });
});

describe('sayData', () => {
  it('turns days into amounts', () => {
    expect(sayData(10, english)).toContain('About 3\u00a0GB for maps and messages, 10\u00a0GB with');
    expect(sayData(7, japanese)).toContain('地図とメッセージなら約3GB');
  });
});

describe('sayUnlimited', () => {
  const say = (view: DestinationView, stated = 1): string => sayUnlimited(view, stated, english);
  const unlimited = (facts: Partial<ListedPlan>) => makeListedPlan({ dataKind: 'unlimited', ...facts });

  it('names price, seller and limits of the answer', () => {
    const plan = unlimited({ dataMb: 7000, reducedSpeedKbps: 1500, price: moneyOf('21') });
    expect(say(makeDestinationView([plan]))).toBe(
      'Seller has the cheapest plan that never cuts you off and states its reduced speed: $21.00 for 7\u00a0days (7\u00a0GB at full speed, then 1.5\u00a0Mbps).',
    );
  });

  it('names a daily plan by its allowance a day, even where it is the cheapest of all', () => {
    const daily = makeListedPlan({ dataKind: 'daily', dataMb: 1000, reducedSpeedKbps: 1500, price: moneyOf('9') });
    expect(say(makeDestinationView([daily]))).toContain('(1\u00a0GB a day\u00a0· then 1.5\u00a0Mbps)');
  });

  it('passes over a cheaper one that does not say how it slows down', () => {
    const silent = unlimited({ dataMb: 9000, price: moneyOf('3') });
    const honest = unlimited({ dataMb: 7000, reducedSpeedKbps: 1500, price: moneyOf('21') });
    expect(say(makeDestinationView([silent, honest]))).toContain('its reduced speed: $21.00');
  });

  it('says what is bought for the amount, and that it is an estimate', () => {
    const facts = { dataMb: 3000, reducedSpeedKbps: 1500, validityDays: 4, price: moneyOf('5'), isEstimate: true };
    expect(say(makeDestinationView([unlimited(facts)]))).toContain(
      '≈\u00a0$10.00 for 7\u00a0days (2 eSIMs to install\u00a0·',
    );
  });

  it('calls a day pass for several days no several plans', () => {
    const pass = { dataKind: 'daily', dataMb: 1000, reducedSpeedKbps: 1500, validityDays: 1, dayPass: true } as const;
    const view = makeDestinationView([makeListedPlan({ ...pass, price: moneyOf('1.50') })]);
    expect(say(view)).toContain('its reduced speed: $10.50 for 7\u00a0days (1\u00a0GB a day\u00a0·');
  });

  it('does not call a plan unlimited whose limits nobody knows', () => {
    const view = makeDestinationView([unlimited({ dataMb: null }), makeListedPlan()]);
    expect(say(view, 0)).toBe('No unlimited plan here keeps you connected throughout and states its reduced speed.');
  });

  it('counts those that do not serve the trip', () => {
    const dear = unlimited({ dataMb: 7000, reducedSpeedKbps: 1500, tethering: false });
    const trip = { days: 7, dataMb: 5000, hotspot: true, isNewCustomer: true };
    expect(say(makeDestinationView([dear], { trip }))).toBe(
      '1 plan never cuts you off and states its reduced speed, but it doesn’t fit this trip at a known price with these choices.',
    );
  });

  it('gives the first such row of the list, or none where there is none', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyListQuery, (plans, query) => {
        const rowsOf = (page: number) =>
          viewDestination(plans, { query: { ...query, view: 'plans', sort: 'trip', page }, now: viewTime }).list;
        const rows = Array.from({ length: rowsOf(1).pages }, (_none, index) => rowsOf(index + 1).rows).flat();
        const serves = ({ trip, prices }: ListRow) =>
          (trip.fit === 'full' || trip.fit === 'slow') && prices.cost !== null;
        const first = rows.find((row) => serves(row) && isHonestUnlimited(row.plan) && !isRenewing(row.plan));
        const said = say(viewDestination(plans, { query, now: viewTime }), 1);
        const cost = first?.prices.cost ?? null;
        const words =
          first === undefined || cost === null
            ? ['it doesn’t fit']
            : [`${first.plan.provider.name} has the cheapest`, formatMoney(cost, 'en')];
        for (const each of words) expect(said).toContain(each);
      }),
    );
  });
});

describe('sayPrices', () => {
  const say = (prices: QuestionFacts['prices'], rateDates: QuestionFacts['rateDates'] = null): string =>
    sayPrices({ ...facts, prices, rateDates }, { currency: 'EUR', name: 'euros' }, english);

  it('counts estimates and dates them', () => {
    const rateDates = { oldest: '2026-11-20', newest: '2026-11-20' };
    const said = say({ own: 4, converted: 6, unconverted: 0 }, rateDates);
    expect(said).toContain('All prices are shown in euros (EUR). 4 are the sellers’ own prices; 6 are converted');
    expect(said).toContain('Exchange rates of 20 November 2026.');
  });

  it('says "all" of all only', () => {
    const said = say({ own: 4, converted: 1, unconverted: 1 });
    expect(said).toContain('All prices but 1 are shown in euros (EUR). 4 are the sellers’ own prices; 1 is converted');
    expect(said).toContain('The price of 1 plan can’t be converted and stays in its own currency.');
  });

  it('gives both days where the rates are of several', () => {
    const rateDates = { oldest: '2026-11-19', newest: '2026-11-20' };
    const said = say({ own: 4, converted: 6, unconverted: 0 }, rateDates);
    expect(said).toContain('Exchange rates of 19 November 2026 to 20 November 2026.');
  });

  it('says nothing of rates where none were used', () => {
    expect(say(facts.prices)).not.toContain('Exchange rates');
  });
});
