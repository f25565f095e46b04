import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from './format-quantity.ts';
import { messagesFor } from './messages.ts';
import { sayFromAmount, sayPlanAmount } from './say-amount.ts';

const small = { dataKind: 'total', dataMb: 100, dataWords: '100 MB', validityDays: 1 } as const;

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u00a0]/g, ' ');
}

function amountIn(locale: Locale, facts: Partial<Parameters<typeof sayPlanAmount>[0]> = {}): string {
  return plain(sayPlanAmount({ ...small, ...facts }, { locale, messages: messagesFor(locale) }));
}

describe('what a price buys', () => {
  it.each([
    ['en', '100 MB for 1 day', '5 GB for 7 days'],
    ['ja', '100MB・1日間', '5GB・7日間'],
    ['fr', '100 Mo pour 1 jour', '5 Go pour 7 jours'],
    ['es', '100 MB para 1 día', '5 GB para 7 días'],
    ['it', '100 MB per 1 giorno', '5 GB per 7 giorni'],
  ] as const)('is an amount and days in %s', (locale, amount, basket) => {
    expect(amountIn(locale)).toBe(amount);
    expect(plain(sayFromAmount(null, { locale, messages: messagesFor(locale) }))).toBe(basket);
    expect(plain(sayFromAmount(small, { locale, messages: messagesFor(locale) }))).toBe(amount);
  });

  it.each([
    ['500 MB a day for 3 days', { dataKind: 'daily', dataMb: 500, validityDays: 3 }],
    ['100 MB · No expiry', { validityDays: null }],
    ['Unlimited · 1 day', { dataKind: 'unlimited', dataMb: null }],
    ['Pay as you go · No expiry', { dataKind: 'payg', dataMb: null, validityDays: null }],
    ['Data not stated · 1 day', { dataMb: null, dataWords: null }],
  ] as const)('is %s', (text, facts) => {
    expect(amountIn('en', facts)).toBe(text);
  });
});

describe('texts that name the basket', () => {
  it.each(locales)('name the default trip in %s', (locale) => {
    const { common, home, regions } = messagesFor(locale);
    const [data, days] = [formatDataAmount(defaultTrip.dataMb, locale), formatDays(defaultTrip.days, locale)];
    for (const text of [
      home.popular.lead,
      common.fares.caption,
      regions.priceNote,
      regions.description({ countries: 2 }),
    ]) {
      expect(plain(text)).toContain(plain(data));
      expect(plain(text)).toContain(plain(days));
    }
  });
});
