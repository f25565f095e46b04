import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '#tests/support/plan-factory.ts';
import { defaultFeedLimits } from './feed-limits.ts';
import {
  describeHold,
  findHoldReasons,
  holdRules,
  type FeedMoves,
  type PriceMove,
  type ProviderMove,
} from './hold-reasons.ts';

const quiet: FeedMoves = {
  providers: [],
  prices: [],
  doubted: new Map(),
  implausible: 0,
  read: 100,
  frequentPrice: null,
};

function move(facts: Partial<ProviderMove>): ProviderMove {
  return { provider: 'nori', active: 100, missing: 0, repriced: 0, ...facts };
}

function priceMove(facts: Partial<PriceMove>): PriceMove {
  return { provider: 'nori', price: 'price', stated: 100, gone: 0, moved: 80, repriced: 0, ratios: [], ...facts };
}

const times = (count: number, ratio: number): number[] => Array<number>(count).fill(ratio);

function hold(moves: Partial<FeedMoves>): string {
  const reasons = findHoldReasons({ ...quiet, ...moves }, defaultFeedLimits);
  return reasons.length === 0 ? '' : describeHold(reasons);
}

describe('a feed is held', () => {
  it.each<[string, Partial<FeedMoves>, string]>([
    [
      'when half of a provider’s plans and one more go',
      { providers: [move({ missing: 51 })] },
      'withdraw 51 of 100 plans of nori',
    ],
    ['not when it is half', { providers: [move({ missing: 50 })] }, ''],
    ['not when it is a small feed', { providers: [move({ active: 19, missing: 19 })] }, ''],
    ['from twenty plans on', { providers: [move({ active: 20, missing: 20 })] }, 'withdraw 20 of 20 plans of nori'],
    [
      'when many small sellers lose together what none loses alone',
      { providers: Array.from({ length: 10 }, (_, index) => move({ provider: `s${index}`, active: 10, missing: 6 })) },
      'withdraw 60 of 100 plans of all 10 providers together',
    ],
    [
      'not when many sellers lose little together',
      { providers: Array.from({ length: 10 }, (_, index) => move({ provider: `s${index}`, active: 10, missing: 5 })) },
      '',
    ],
    [
      'when many small sellers change their prices together',
      { providers: Array.from({ length: 10 }, (_, index) => move({ provider: `s${index}`, active: 10, repriced: 6 })) },
      'change the price of 60 of 100 plans of all 10 providers together by more than 25 %',
    ],
    ['not when half of the prices move', { providers: [move({ repriced: 50 })] }, ''],
    [
      'when prices move',
      { providers: [move({ repriced: 80 })] },
      'change the price of 80 of 100 plans of nori by more than 25 %',
    ],
    [
      'when they move alike, saying by how much',
      { providers: [move({ repriced: 80 })], prices: [priceMove({ repriced: 80, ratios: times(80, 2) })] },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 2 times the old one',
    ],
    [
      'when cents become whole units',
      { providers: [move({ repriced: 80 })], prices: [priceMove({ repriced: 80, ratios: times(80, 100) })] },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 100 times the old one, as if cents were whole units',
    ],
    [
      'when they move by a factor of many digits',
      { providers: [move({ repriced: 80 })], prices: [priceMove({ repriced: 80, ratios: times(80, 2.345_67) })] },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 2.35 times the old one',
    ],
    [
      'when whole units become cents',
      { providers: [move({ repriced: 80 })], prices: [priceMove({ repriced: 80, ratios: times(80, 0.0104) })] },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 0.0104 times the old one, as if cents were whole units',
    ],
    [
      'when they move by about as much, but hardly for this reason',
      { providers: [move({ repriced: 80 })], prices: [priceMove({ repriced: 80, ratios: times(80, 0.0105) })] },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 0.0105 times the old one',
    ],
    [
      'when they move by much more than cents would explain',
      { providers: [move({ repriced: 80 })], prices: [priceMove({ repriced: 80, ratios: times(80, 105) })] },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to 105 times the old one',
    ],
    [
      'when the currency is another',
      {
        providers: [move({ repriced: 80 })],
        prices: [priceMove({ repriced: 80, ratios: times(80, Number.POSITIVE_INFINITY) })],
      },
      'change the price of 80 of 100 plans of nori by more than 25 %, nearly all to another currency or from zero',
    ],
    [
      'naming the prices that moved, the most frequent first',
      {
        providers: [move({ repriced: 90 })],
        prices: [
          priceMove({ repriced: 60, ratios: times(60, 1.3) }),
          priceMove({ price: 'JPY price', repriced: 80, ratios: [...times(80, 0.01), ...times(70, 1.1)] }),
          priceMove({ price: 'promo price', repriced: 8 }),
          priceMove({ price: 'price per GB', repriced: 9 }),
        ],
      },
      'change the JPY price, price, and price per GB of 90 of 100 plans of nori by more than 25 %, nearly all to 0.01 times the old one, as if cents were whole units',
    ],
    [
      'counting a price over all providers',
      {
        providers: [move({ repriced: 80 })],
        prices: [
          priceMove({ repriced: 50 }),
          priceMove({ price: 'JPY price', repriced: 30 }),
          priceMove({ price: 'JPY price', provider: 'kori', repriced: 30 }),
        ],
      },
      'change the JPY price and price of 80 of 100 plans of nori by more than 25 %',
    ],
    [
      'when a price moves that few plans have',
      {
        providers: [move({ repriced: 30 })],
        prices: [priceMove({ price: 'JPY price', stated: 40, repriced: 30, ratios: times(30, 2) })],
      },
      'change the JPY price of 30 of 40 plans of nori by more than 25 %, nearly all to 2 times the old one',
    ],
    [
      'when it moves for many small sellers together',
      {
        prices: ['a', 'b', 'c'].map((provider) =>
          priceMove({ provider, price: 'promo price', stated: 10, repriced: 8 }),
        ),
      },
      'change the promo price of 24 of 30 plans of all 3 providers together by more than 25 %',
    ],
    [
      'counting prices that are gone because they were implausible',
      {
        prices: [priceMove({ price: 'JPY price', stated: 40, gone: 15, repriced: 10 })],
        doubted: new Map([['nori JPY price', 20]]),
      },
      'change the JPY price of 25 of 40 plans of nori by more than 25 %',
    ],
    [
      'not counting prices that end',
      {
        prices: [priceMove({ price: 'JPY price', stated: 40, gone: 15, repriced: 10 })],
        doubted: new Map([
          ['nori JPY price', 10],
          ['kori JPY price', 20],
          ['nori promo price', 20],
        ]),
      },
      '',
    ],
    [
      'counting plans whose rows were refused',
      { providers: [move({ missing: 30, repriced: 21 })], doubted: new Map([['nori price', 40]]) },
      'change the price of 51 of 100 plans of nori by more than 25 %',
    ],
    [
      'counting plans that lack a price because it was implausible, once',
      {
        providers: [move({ repriced: 21 }), move({ provider: 'kori', repriced: 21 })],
        prices: [
          priceMove({ price: 'JPY price', gone: 30, stated: 80 }),
          priceMove({ price: 'promo price', gone: 20, stated: 80, repriced: 21, ratios: times(21, 2) }),
        ],
        doubted: new Map([
          ['nori JPY price', 30],
          ['nori promo price', 20],
        ]),
      },
      'change the promo price and JPY price of 51 of 100 plans of nori by more than 25 %, nearly all to 2 times the old one',
    ],
    [
      'not counting plans that are only missing',
      { providers: [move({ missing: 30, repriced: 40 })], doubted: new Map([['nori price', 10]]) },
      '',
    ],
    ['not when half of a price moves', { prices: [priceMove({ stated: 40, repriced: 20 })] }, ''],
    ['not when few have that price', { prices: [priceMove({ stated: 19, repriced: 19 })] }, ''],
    [
      'when all prices move alike by less',
      { prices: [priceMove({ ratios: times(80, 1.21) })] },
      'change the price of 80 of 100 plans of nori alike, nearly all to 1.21 times the old one',
    ],
    [
      'when they fall alike',
      { prices: [priceMove({ ratios: times(80, 0.9) })] },
      'change the price of 80 of 100 plans of nori alike, nearly all to 0.9 times the old one',
    ],
    [
      'when the amounts of several providers move alike, naming one price and the worst first',
      {
        prices: [
          priceMove({ moved: 70, price: 'price per GB', ratios: times(70, 1.1) }),
          priceMove({ moved: 75, price: 'price per day', ratios: times(75, 1.1) }),
          priceMove({ moved: 80, price: 'price per GB', provider: 'kori', ratios: times(80, 0.8) }),
        ],
      },
      'change the price per GB of 80 of 100 plans of kori and 70 of 100 plans of nori alike, nearly all to 0.8 times the old one',
    ],
    [
      'when they move alike just beyond a twentieth',
      { prices: [priceMove({ ratios: times(80, 1.051) })] },
      'change the price of 80 of 100 plans of nori alike, nearly all to 1.05 times the old one',
    ],
    [
      'when they move alike by a quarter',
      { prices: [priceMove({ ratios: times(80, 1.25) })] },
      'change the price of 80 of 100 plans of nori alike, nearly all to 1.25 times the old one',
    ],
    ['not when it is just less than a twentieth', { prices: [priceMove({ ratios: times(80, 0.9501) })] }, ''],
    ['not when they move as an exchange rate does', { prices: [priceMove({ ratios: times(80, 1.04) })] }, ''],
    ['not when each moves by itself', { prices: [priceMove({ ratios: [...times(40, 1.1), ...times(40, 1.2)] })] }, ''],
    ['not when half of them move alike', { prices: [priceMove({ moved: 50, ratios: times(50, 1.21) })] }, ''],
    ['not when few move alike', { prices: [priceMove({ stated: 19, moved: 19, ratios: times(19, 1.21) })] }, ''],
    ['not twice when they move alike by more', { prices: [priceMove({ ratios: times(80, 1.26) })] }, ''],
    ['when most of its rows cannot be believed', { implausible: 51 }, 'skip 51 of its 100 rows as implausible'],
    ['not when it is half of the rows', { implausible: 50 }, ''],
    ['not when the rows are few', { implausible: 19, read: 19 }, ''],
    ['when the rows are just enough', { implausible: 20, read: 20 }, 'skip 20 of its 20 rows as implausible'],
    [
      'when nearly all plans have one price',
      { frequentPrice: { price: money(100), count: 95, plans: 100 } },
      'give 95 of 100 different plans the same price, 0.01 USD',
    ],
    ['not when most have', { frequentPrice: { price: money(100), count: 90, plans: 100 } }, ''],
    ['not when they are few', { frequentPrice: { price: money(100), count: 19, plans: 19 } }, ''],
    [
      'when they are just enough',
      { frequentPrice: { price: money(100), count: 20, plans: 20 } },
      'give 20 of 20 different plans the same price, 0.01 USD',
    ],
    [
      'when its table is damaged beyond the rows that are seen to be',
      { damage: { words: '3 rows are cut', isHeld: true } },
      'publish a damaged table: 3 rows are cut',
    ],
    ['not when the damage is seen', { damage: { words: '3 rows are cut', isHeld: false } }, ''],
    ['not without damage', { damage: null }, ''],
  ])('%s', (_when, moves, words) => {
    expect(hold(moves)).toBe(words === '' ? '' : `this feed would ${words}.`);
  });

  it('for every reason there is, and names the three worst providers', () => {
    const providers = [30, 50, 40, 60].map((missing, index) =>
      move({ provider: `s${index}`, active: missing, missing }),
    );
    expect(hold({ providers, implausible: 80 })).toBe(
      'this feed would withdraw 60 of 60 plans of s3 and 50 of 50 plans of s1 and 40 of 40 plans of s2 and more of 1 other provider; ' +
        'it would skip 80 of its 100 rows as implausible.',
    );
  });

  it('counts the providers that it does not name', () => {
    const providers = [50, 30, 40, 60, 20].map((missing, index) =>
      move({ provider: `s${index}`, active: missing, missing }),
    );
    expect(hold({ providers })).toContain('40 of 40 plans of s2 and more of 2 other providers.');
    expect(hold({ providers: providers.slice(0, 3) })).toBe(
      'this feed would withdraw 50 of 50 plans of s0 and 40 of 40 plans of s2 and 30 of 30 plans of s1.',
    );
  });

  it('by rules that other programs can read, and limits that an operator sets', () => {
    const all: Partial<FeedMoves> = {
      providers: [move({ missing: 80, repriced: 80 })],
      prices: [priceMove({ ratios: times(80, 1.21) })],
      implausible: 80,
      frequentPrice: { price: money(100), count: 95, plans: 100 },
      damage: { words: '3 rows are cut', isHeld: true },
      unnamed: new Set(['Unnamed brand']),
    };
    const rules = findHoldReasons({ ...quiet, ...all }, defaultFeedLimits).map(({ rule }) => rule);
    expect(rules).toEqual(holdRules);
    const [reason] = findHoldReasons(
      { ...quiet, providers: [move({ repriced: 80 })] },
      { ...defaultFeedLimits, repricedBy: 0.125 },
    );
    expect(reason?.words).toContain('by more than 12.5 %');
    const alike = { ...quiet, prices: [priceMove({ ratios: times(80, 1.125) })] };
    expect(findHoldReasons(alike, { ...defaultFeedLimits, movedAlikeBy: 0.125 })).toEqual([]);
  });

  it('when more goes, if it is held when less goes', () => {
    const counts = fc.record({ active: fc.nat(500), missing: fc.nat(500), repriced: fc.nat(500) });
    fc.assert(
      fc.property(counts, fc.nat(100), ({ active, missing, repriced }, more) => {
        const total = Math.max(active, missing + more, repriced + more);
        const few = findHoldReasons(
          { ...quiet, providers: [move({ active: total, missing, repriced })] },
          defaultFeedLimits,
        );
        const many = findHoldReasons(
          { ...quiet, providers: [move({ active: total, missing: missing + more, repriced: repriced + more })] },
          defaultFeedLimits,
        );
        expect(many.length).toBeGreaterThanOrEqual(few.length);
      }),
    );
  });
});
