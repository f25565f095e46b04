import { describe, expect, it } from 'vitest';
import { makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { stopsIn, type Journey } from './journey.ts';
import type { JourneyPlan } from './journey-plan.ts';
import { planJourney, type Way } from './plan-journey.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function usd(amount: number) {
  return money(Math.round(amount * 10_000));
}

let made = 0;

/** 10 GB for 30 days in Japan at 10 dollars, with top-up, unless stated otherwise. */
function plan(countries: string, facts: Partial<JourneyPlan> = {}): JourneyPlan {
  made += 1;
  return {
    id: made,
    provider: `seller-${made}` as ProviderSlug,
    subscription: null,
    countries: countries.split(' ') as CountryCode[],
    dataKind: 'total',
    dataMb: 10_000,
    reducedSpeedKbps: null,
    speedLimitKbps: null,
    validityDays: 30,
    price: usd(10),
    promo: null,
    tethering: true,
    topUp: true,
    dayPass: null,
    newCustomersOnly: false,
    ...facts,
  };
}

/** `JP.7.3`: Japan for 7 days with 3 GB. */
function journey(text: string, facts: Partial<Journey> = {}): Journey {
  const stops = text.split(' ').map((stop) => {
    const [country = '', days, gb] = stop.split('.');
    return { country: country as CountryCode, days: Number(days), dataMb: Number(gb) * 1000 };
  });
  return { stops, hotspot: false, isNewCustomer: true, ...facts };
}

const options = { usesPromo: true, now, extraInstall: usd(3) };

function ways(asked: Journey, plans: readonly JourneyPlan[], usesPromo = true): readonly Way[] {
  return planJourney(asked, plans, { ...options, usesPromo }).ways;
}

/** Dollars, installations, days without data, and of each purchase count and stops. */
function sumUp({ units, installs, missing, purchases }: Way) {
  const bought = purchases.map(({ trip, stops, plan: { id } }) => ({ id, count: trip.count, stops: stopsIn(stops) }));
  return { dollars: units / 10_000, installs, missing, bought };
}

// Each journey is computed by hand; the arithmetic stands beside it.

describe('journeys worked out by hand', () => {
  it('France, Switzerland, Italy: the regional plan that misses Switzerland runs on beside a local one', () => {
    // Europe without Switzerland: 3 + 5 = 8 GB of 10, days 1 to 12 of 30: one, 12.00. Switzerland: 2 GB of 3: one, 7.00.
    // Together 19.00. The world: 3 + 2 + 5 = 10 GB of 10: one, 25.00. Locals: 6.00 + 7.00 + 8.00 = 21.00.
    const europe = plan('FR IT', { price: usd(12) });
    const world = plan('CH FR IT JP', { price: usd(25) });
    const swiss = plan('CH', { dataMb: 3000, price: usd(7) });
    const locals = [plan('FR', { dataMb: 3000, price: usd(6) }), swiss, plan('IT', { dataMb: 5000, price: usd(8) })];
    const answer = planJourney(journey('FR.4.3 CH.3.2 IT.5.5'), [europe, world, ...locals], options);
    expect(answer.ways.map(sumUp)).toEqual([
      { dollars: 25, installs: 1, missing: 0, bought: [{ id: world.id, count: 1, stops: [0, 1, 2] }] },
      {
        dollars: 19,
        installs: 2,
        missing: 0,
        bought: [
          { id: europe.id, count: 1, stops: [0, 2] },
          { id: swiss.id, count: 1, stops: [1] },
        ],
      },
    ]);
    expect(answer.locals?.units).toBe(210_000);
    expect(answer.nearMiss).toMatchObject({ missed: 1, purchase: { units: 120_000 } });
  });

  it('France, Switzerland: a second eSIM comes first only where it saves more than 3 dollars', () => {
    // Both by one plan: 15.00. Locals: 6.00 + 6.00 = 12.00 saves just 3.00; 6.00 + 5.99 = 11.99 saves 3.01.
    const [both, france] = [plan('CH FR', { price: usd(15) }), plan('FR', { price: usd(6) })];
    const asked = journey('FR.4.3 CH.3.2');
    const swiss = (price: number) => plan('CH', { price: usd(price) });
    const answer = planJourney(asked, [both, france, swiss(6)], options);
    expect([answer.first?.units, answer.cheapest?.units]).toEqual([150_000, 120_000]);
    expect(answer.ways.map(({ installs }) => installs)).toEqual([1, 2]);
    expect(planJourney(asked, [both, france, swiss(5.99)], options).first?.units).toBe(119_900);
    // Without a rate for the 3 dollars the cost alone decides.
    expect(planJourney(asked, [both, france, swiss(6)], { ...options, extraInstall: null }).first?.units).toBe(120_000);
  });

  it('a way that leaves fewer days without data comes first, whatever its eSIMs cost', () => {
    const [france, swiss] = [plan('FR', { price: usd(1) }), plan('CH', { price: usd(50) })];
    const { ways: found, first, cheapest } = planJourney(journey('FR.4.3 CH.3.2'), [france, swiss], options);
    expect(found.map(({ missing }) => missing)).toEqual([3, 0]);
    expect([first?.units, cheapest?.units]).toEqual([510_000, 510_000]);
  });

  it('says what is missing where one plan must do and none covers everything', () => {
    // With one eSIM: Europe for days 1-4 and 8-12, 3 days without data; with two nothing is missing.
    const [europe, swiss] = [plan('FR IT', { price: usd(12) }), plan('CH', { price: usd(7) })];
    const [one, two] = ways(journey('FR.4.3 CH.3.2 IT.5.5'), [europe, swiss]).map(sumUp);
    expect(one).toMatchObject({ dollars: 12, installs: 1, missing: 3 });
    expect(two).toMatchObject({ dollars: 19, installs: 2, missing: 0 });
  });

  it('Japan, Korea, Taiwan: a mix wins', () => {
    // Asia 10 GB holds 7 + 3 = 10: once 14.00 with Japan, or 3 + 3 = 6 without it. A local for Japan with 20 GB costs 9.00.
    // All by Asia: 7 + 3 + 3 = 13 GB: two, 28.00. Japan local and Asia for the rest: 9.00 + 14.00 = 23.00.
    // Asia for Japan and Korea, a local for Taiwan at 8.00: 14.00 + 8.00 = 22.00: the least.
    const asia = plan('JP KR TW', { price: usd(14) });
    const japan = plan('JP', { dataMb: 20_000, price: usd(9) });
    const [korea, taiwan] = [plan('KR', { price: usd(12) }), plan('TW', { price: usd(8) })];
    const found = ways(journey('JP.7.7 KR.3.3 TW.3.3'), [asia, japan, korea, taiwan]).map(sumUp);
    expect(found.at(-1)).toMatchObject({
      dollars: 22,
      bought: [
        { id: asia.id, stops: [0, 1] },
        { id: taiwan.id, stops: [2] },
      ],
    });
    // It can be topped up, so twice the same plan is one eSIM.
    expect(found[0]).toMatchObject({ dollars: 28, installs: 1, bought: [{ count: 2 }] });
  });

  it('Japan, Korea: a promo with a minimum spend makes one order of two cheaper than two plans', () => {
    // Asia 5 GB at 9.00, 6.00 each from an order of 18.00 on. 4 + 3 = 7 GB: two, 2 × 9.00 = 18.00 reaches it: 2 × 6.00 = 12.00.
    // Locals: 6.50 + 6.50 = 13.00. Without promos the locals win.
    const promo = makeListedPromo({ price: usd(6), minimumSpend: usd(18) });
    const asia = plan('JP KR', { dataMb: 5000, price: usd(9), promo });
    const locals = [plan('JP', { price: usd(6.5) }), plan('KR', { price: usd(6.5) })];
    const asked = journey('JP.5.4 KR.5.3');
    expect(ways(asked, [asia, ...locals]).map(sumUp)).toMatchObject([
      { dollars: 12, installs: 1, bought: [{ count: 2 }] },
    ]);
    expect(
      ways(asked, [asia, ...locals], false)
        .map(sumUp)
        .at(-1),
    ).toMatchObject({ dollars: 13, installs: 2 });
  });

  it('Japan, Korea: an amount a day must do at each stop, at reduced speed too', () => {
    // 1 GB a day, then 1 Mbit/s: 1.8 GB more a day. Japan 5 days with 5 GB: at full speed. Korea 2 days with 5 GB: 2.5 a day,
    // 2 GB at full and 3 GB of 3.6 at reduced speed. 7 days of 7: one, 15.00. With 6 GB in Korea it would be 4 of 3.6: no.
    const daily = plan('JP KR', {
      dataKind: 'daily',
      dataMb: 1000,
      reducedSpeedKbps: 1000,
      validityDays: 7,
      price: usd(15),
    });
    const unlimited = plan('JP KR', { dataKind: 'unlimited', dataMb: 5000, reducedSpeedKbps: 1000, price: usd(20) });
    const [first] = ways(journey('JP.5.5 KR.2.5'), [daily]);
    expect(first?.purchases[0]?.trip).toMatchObject({ fit: 'slow', count: 1, reasons: [{ megabytes: 3000 }] });
    expect(first?.units).toBe(150_000);
    // Pooled it would be 11 GB in 7 days: 7 full and 4 of 12.6 slow. Korea alone decides: the unlimited one it is.
    // 5 + 6 = 11 GB, 5 at full speed; beyond 1.8 GB a day 0 in Japan and 6 - 3.6 = 2.4 in Korea, less than 5: it serves.
    expect(ways(journey('JP.5.5 KR.2.6'), [daily, unlimited]).map(sumUp).at(-1)).toMatchObject({
      dollars: 20,
      missing: 0,
      bought: [{ id: unlimited.id, stops: [0, 1] }],
    });
  });

  it('Japan, Korea, Japan again: the days of the first plan run on, so that two short ones cost less than a long one', () => {
    // 7-day plans of 5 GB at 6.00: day 1 to 5, then first used again on day 16: two, 12.00, one eSIM by top-up.
    // A 30-day plan of 10 GB costs 13.00. Korea costs 8.00. Together 20.00.
    const [short, long] = [
      plan('JP', { dataMb: 5000, validityDays: 7, price: usd(6) }),
      plan('JP', { price: usd(13) }),
    ];
    const korea = plan('KR', { price: usd(8) });
    const found = ways(journey('JP.5.4 KR.10.5 JP.5.4'), [short, long, korea]).map(sumUp);
    expect(found.at(-1)).toMatchObject({
      dollars: 20,
      installs: 2,
      bought: [
        { id: short.id, count: 2, stops: [0, 2] },
        { id: korea.id, count: 1, stops: [1] },
      ],
    });
  });

  it('takes of plans that cost the same the one that a list puts first', () => {
    // Four days, 3 GB, 8.00: two of 3 days at 4.00, one of 10 days or of 20 days, one of 20 GB for 20 days.
    const twice = plan('JP', { dataMb: 3000, validityDays: 3, price: usd(4) });
    const [short, long] = [10, 20].map((validityDays) => plan('JP', { dataMb: 5000, validityDays, price: usd(8) }));
    const large = plan('JP', { dataMb: 20_000, validityDays: 20, price: usd(8) });
    const chosen = (...plans: readonly (JourneyPlan | undefined)[]) =>
      ways(
        journey('JP.4.3'),
        plans.flatMap((each) => each ?? []),
      ).map(({ purchases }) => purchases[0]?.plan.id);
    expect(chosen(twice, short)).toEqual([short?.id]);
    expect(chosen(twice, short, long)).toEqual([long?.id]);
    expect(chosen(twice, short, long, large)).toEqual([large.id]);
  });

  it('takes a free trial once, and never several of it', () => {
    // Japan for 7 days with 3 GB: 30 trials of 100 MB would do, for nothing. One plan of 5 GB, 5.00, serves both stays.
    const trial = plan('JP', { dataMb: 100, validityDays: 1, price: usd(0), newCustomersOnly: null });
    const paid = plan('JP', { dataMb: 5000, price: usd(5) });
    expect(ways(journey('JP.7.3 JP.3.2'), [trial, paid]).map(({ units }) => units)).toEqual([50_000]);
    // One GB for a day in each country: the trial serves one of them, Ahoy's plan at 4.00 the other.
    const ahoy = { provider: 'ahoy' as ProviderSlug, dataMb: 1000, validityDays: 1 };
    const free = ['JP', 'KR'].map((country) => plan(country, { ...ahoy, price: usd(0) }));
    const charged = ['JP', 'KR'].map((country) => plan(country, { ...ahoy, price: usd(4) }));
    expect(ways(journey('JP.1.1 KR.1.1'), [...free, ...charged]).at(-1)?.units).toBe(40_000);
    expect(ways(journey('JP.1.1 KR.1.1', { isNewCustomer: false }), [...free, ...charged]).at(-1)?.units).toBe(40_000);
  });

  it('takes a promo of nothing once a seller, for new and former customers', () => {
    const ahoy = { provider: 'ahoy' as ProviderSlug, price: usd(6), promo: makeListedPromo({ price: usd(0) }) };
    const plans = [plan('JP', ahoy), plan('KR', ahoy)];
    for (const isNewCustomer of [true, false])
      expect(ways(journey('JP.5.4 KR.5.4', { isNewCustomer }), plans).at(-1)?.units).toBe(60_000);
    expect(ways(journey('JP.5.4 KR.5.4'), plans, false).at(-1)?.units).toBe(120_000);
  });

  it('counts an offer for new customers once a seller', () => {
    // Ahoy sells both countries at 10.00, 4.00 to new customers: 4.00 + 10.00. Birch sells Korea at 9.00: 4.00 + 9.00 = 13.00.
    const promo = makeListedPromo({ price: usd(4), newCustomersOnly: true });
    const ahoy = { provider: 'ahoy' as ProviderSlug, promo };
    const plans = [plan('JP', ahoy), plan('KR', ahoy), plan('KR', { price: usd(9) })];
    expect(ways(journey('JP.5.4 KR.5.4'), plans).at(-1)?.units).toBe(130_000);
    expect(ways(journey('JP.5.4 KR.5.4', { isNewCustomer: false }), plans).at(-1)?.units).toBe(190_000);
  });
});
