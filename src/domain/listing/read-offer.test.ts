import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { money } from '#tests/support/plan-factory.ts';
import { readOffer } from './read-offer.ts';

const dollar = 'USD' as CurrencyCode;
const yen = 'JPY' as CurrencyCode;

function read(typed: string, currency = dollar) {
  const { amount, days, price } = readOffer(typed, currency);
  return [amount, days, price === null || price === 'unclear' ? price : `${price.units / 10_000} ${price.currency}`];
}

/** What people write for an amount, days and a price in each language, `#` for the figure. */
const languages = {
  en: {
    gb: ['# GB', '#GB', '#gb', '# gigs'],
    mb: ['# MB'],
    days: ['# days', '#d', '# day', '#-day'],
    free: 'unlimited',
  },
  ja: { gb: ['#ギガ', '#GB', '＃ＧＢ'], mb: ['#MB', '#メガ'], days: ['#日', '#日間', '＃日間'], free: '無制限' },
  fr: { gb: ['# Go', '#go'], mb: ['# Mo'], days: ['# jours', '#j', '# jour'], free: 'illimité' },
  es: { gb: ['# GB', '# gigas'], mb: ['# MB', '# megas'], days: ['# días', '# dias', '# día'], free: 'ilimitado' },
  it: { gb: ['# GB', '#GB'], mb: ['# MB'], days: ['# giorni', '#gg', '# giorno'], free: 'illimitato' },
} as const;

type Written = readonly [text: string, units: number, code: string];

function prices(cents: number): readonly Written[] {
  const [point, whole] = [(cents / 100).toFixed(2), Math.ceil(cents / 100)];
  const comma = point.replace('.', ',');
  const exact = cents * 100;
  return [
    [`$${point}`, exact, 'USD'],
    [`US$${point}`, exact, 'USD'],
    [`${point} USD`, exact, 'USD'],
    [`${comma} $`, exact, 'USD'],
    [`€${point}`, exact, 'EUR'],
    [`${comma} €`, exact, 'EUR'],
    [`EUR ${point}`, exact, 'EUR'],
    [`${comma} euros`, exact, 'EUR'],
    [`£${point}`, exact, 'GBP'],
    [`${comma} CHF`, exact, 'CHF'],
    [`¥${whole}`, whole * 10_000, 'JPY'],
    [`${whole}円`, whole * 10_000, 'JPY'],
    [`${whole} yen`, whole * 10_000, 'JPY'],
    [`＄${wide(point)}`, exact, 'USD'],
  ];
}

function wide(text: string): string {
  return text.replaceAll(/[\d.]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
}

function write(pattern: string, figure: number): string {
  return pattern.replace('＃', wide(String(figure))).replace('#', String(figure));
}

const anyOffer = fc
  .record({
    language: fc.constantFrom(...Object.values(languages)),
    gigabytes: fc.option(fc.constantFrom(1, 2, 3, 5, 6, 10, 20, 50, 100), { freq: 5 }),
    isSmall: fc.boolean(),
    days: fc.constantFrom(1, 3, 5, 7, 8, 14, 15, 30, 90, 180, 365),
    cents: fc.integer({ min: 50, max: 20_000 }),
    pick: fc.nat(10_000),
    order: fc.constantFrom('ad$', '$ad', 'da$', 'a$d'),
    between: fc.constantFrom(' ', ', ', ' / ', ' · ', '、', ' - '),
    name: fc.constantFrom('', 'Nori Mobile', 'eSIM'),
  })
  .map(({ language, gigabytes, isSmall, days, cents, pick, order, between, name }) => {
    const of = <Item>(items: readonly [Item, ...(readonly Item[])]): Item => items[pick % items.length] ?? items[0];
    const small = isSmall ? 500 : null;
    const amount =
      gigabytes === null
        ? language.free
        : small === null
          ? write(of(language.gb), gigabytes)
          : write(of(language.mb), small);
    const price = prices(cents)[pick % 14] ?? (['', 0, ''] as const);
    const said = { a: amount, d: write(of(language.days), days), $: price[0] };
    const parts = [...order].map((part) => (part === 'a' ? said.a : part === 'd' ? said.d : said.$));
    return {
      typed: [...(name === '' ? [] : [name]), ...parts].join(between),
      amount: gigabytes === null ? 'unlimited' : (small ?? gigabytes * 1000),
      days,
      price: { units: price[1], currency: price[2] },
    };
  });

describe('readOffer', () => {
  it('reads 300 offers in five languages right, or asks', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyOffer, ({ typed, amount, days, price }) => {
        const found = readOffer(typed, dollar);
        const isAsked = [found.amount, found.days, found.price].some((each) => each === 'unclear' || each === null);
        if (isAsked) asked += 1;
        expect([amount, 'unclear', null], typed).toContain(found.amount);
        expect([days, 'unclear', null], typed).toContain(found.days);
        expect([price, 'unclear', null], typed).toContainEqual(found.price);
      }),
      { numRuns: 300 },
    );
    // `¥123 500 MB` and `4.06 - 365 days` can be read in two ways.
    expect(asked).toBeLessThan(45);
  });

  it.each([
    ['5 GB 30 days $9', [5000, 30, '9 USD']],
    ['$9.50 / 5GB / 30d', [5000, 30, '9.5 USD']],
    ['５ＧＢ ３０日間 ￥９８０', [5000, 30, '980 JPY']],
    ['1,5 Go 8 jours 4,50 €', [1500, 8, '4.5 EUR']],
    ['illimité 7 jours 29,90 $US', ['unlimited', 7, '29.9 USD']],
    ['500 MB, 3 giorni, EUR 2', [500, 3, '2 EUR']],
    ['10 gigas 2 semanas 1.234,50 €', [10_000, 14, '1234.5 EUR']],
    ['20GB 1 month 25 usd', [20_000, 30, '25 USD']],
  ])('reads %j', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  it('takes a price without a sign for one in the currency of the page', () => {
    expect(readOffer('5 GB 30 days 9', yen)).toMatchObject({ price: money(90_000, yen), isCurrencyAssumed: true });
    expect(readOffer('5 GB 30 days $9', dollar).isCurrencyAssumed).toBe(false);
  });

  it('takes a shared sign for the currency of the page that has it', () => {
    expect(read('5 GB ¥30', 'CNY' as CurrencyCode)[2]).toBe('30 CNY');
    expect(read('5 GB ¥30')[2]).toBe('30 JPY');
    expect(read('5 GB $30', 'CAD' as CurrencyCode)[2]).toBe('30 CAD');
  });

  it.each([
    ['5 GB 30 days', [5000, 30, null]],
    ['30 days $9', [null, 30, '9 USD']],
    ['5 GB $9', [5000, null, '9 USD']],
    ['cheap and good', [null, null, null]],
    ['', [null, null, null]],
  ])('says what is missing in %j', (typed, expected) => {
    expect(read(typed)).toEqual(expected);
  });

  it.each([
    ['5 GB or 10 GB 30 days $9', 0],
    ['5-10 GB 30 days $9', 0],
    ['1GB/day 7 days $9', 0],
    ['1.234 GB 7 days $9', 0],
    ['5 GB 7 or 15 days $9', 1],
    ['5 GB 7 days $9 was $12', 2],
    ['5 GB 7 days $2/day', 2],
    ['5 GB 7 days $3 per GB', 2],
    ['5 GB 7 days $9 20% off', 2],
    ['2 x 5 GB 7 days $9', 2],
    ['5 GB 7 days 1 980 ¥', 2],
  ])('asks about %j', (typed, field) => {
    expect(read(typed)[field]).toBe('unclear');
  });
});
