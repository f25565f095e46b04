import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { sayData, sayLimits, sayScope, sayTerms, sayValidity } from './plan-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;
const japanese = { locale: 'ja', messages: messagesFor('ja') } as const;
const plain = {
  dataKind: 'total',
  dataMb: 10_000,
  dataWords: null,
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  fairUse: null,
} as const;

describe('sayData', () => {
  it.each([
    [{ ...plain }, '10\u00a0GB'],
    [{ ...plain, dataKind: 'daily', dataMb: 500 }, '500\u00a0MB a day'],
    [{ ...plain, dataKind: 'unlimited', dataMb: 2000 }, 'Unlimited'],
    [{ ...plain, dataKind: 'payg', dataMb: null }, 'Pay as you go'],
    [{ ...plain, dataMb: null, dataWords: 'Large' }, 'Large'],
    [{ ...plain, dataMb: null }, 'Data not stated'],
  ] as const)('says %o', (facts, words) => {
    expect(sayData(facts, english)).toBe(words);
  });

  it('joins number and unit in Japanese', () => {
    expect(sayData(plain, japanese)).toBe('10GB');
  });
});

describe('sayLimits', () => {
  it('says nothing of a plan without limits', () => {
    expect(sayLimits(plain, english)).toEqual([]);
  });

  it('says what follows the allowance', () => {
    expect(sayLimits({ ...plain, reducedSpeedKbps: 128 }, english)).toEqual(['then 128\u00a0kbps']);
  });

  it('never leaves unlimited alone', () => {
    const unlimited = { ...plain, dataKind: 'unlimited', dataMb: null } as const;
    expect(sayLimits(unlimited, english)).toEqual(['limits not stated']);
    expect(sayLimits({ ...unlimited, dataMb: 2000 }, english)).toEqual(['2\u00a0GB at full speed']);
    expect(sayLimits({ ...unlimited, dataMb: 2000, reducedSpeedKbps: 1000 }, english)).toEqual([
      '2\u00a0GB at full speed, then 1\u00a0Mbps',
    ]);
  });

  it('quotes fair use only where figures are missing', () => {
    const unlimited = { ...plain, dataKind: 'unlimited', fairUse: '2 GB a day' } as const;
    expect(sayLimits({ ...unlimited, dataMb: null }, english)).toEqual(['fair use: “2 GB a day”']);
    expect(sayLimits({ ...unlimited, dataMb: 2000 }, english)).toEqual(['2\u00a0GB at full speed']);
  });

  it('adds a speed that is never exceeded', () => {
    expect(sayLimits({ ...plain, speedLimitKbps: 10_000 }, english)).toEqual(['up to 10\u00a0Mbps']);
  });
});

describe('sayTerms', () => {
  const terms = {
    subscription: 'Renews every 30\u00a0days until you cancel',
    newCustomersOnly: 'first order only',
    ekyc: 'ID check required',
    ads: 'with ads',
  };

  it.each([
    [true, Object.values(terms)],
    [false, []],
    [null, []],
  ])('says what a seller states that is owed, asked or shown: %s', (answer, said) => {
    const facts = Object.fromEntries(Object.keys(terms).map((name) => [name, answer]));
    expect(sayTerms(makeListedPlan({ validityDays: 30, ...facts }), english)).toEqual(said);
  });

  it('says of days only that they start with the purchase, before the trip', () => {
    const say = (activation: ListedPlan['activation']) => sayTerms(makeListedPlan({ activation }), english);
    expect(say('purchase')).toEqual(['starts when bought']);
    expect([say('install'), say('first-use'), say(null)]).toEqual([[], [], []]);
  });
});

describe('sayValidity', () => {
  it('says days, or that there is no end', () => {
    expect([sayValidity(1, english), sayValidity(30, english), sayValidity(null, english)]).toEqual([
      '1\u00a0day',
      '30\u00a0days',
      'No expiry',
    ]);
  });
});

describe('sayScope', () => {
  it.each([
    [{ scope: 'local', regionName: null, countryCount: 1 }, 'One country or territory'],
    [{ scope: 'regional', regionName: null, countryCount: 2 }, '2 countries'],
    [{ scope: 'regional', regionName: 'Europe', countryCount: 36 }, 'Europe, 36 countries'],
  ] as const)('says %o', (facts, words) => {
    expect(sayScope(facts, english)).toBe(words);
  });
});
