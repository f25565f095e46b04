import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fallback from '#data/exchange-rates-fallback.json' with { type: 'json' };
import type { RateFormat } from './formats/rate-format.ts';
import { parseRateSources } from './rate-source.ts';
import { readRates, type Reading } from './read-rates.ts';

const fixture = (name: string): string => readFileSync(`src/currency/formats/fixtures/${name}`, 'utf8');
const ecbXml = fixture('ecb-2017-03-08.xml');
const ecbMonth = fixture('ecb-2026-02-17-to-03-18.xml');

function read(text: string, reading: RateFormat | Reading, today = '2026-03-18') {
  const days = readRates(text, typeof reading === 'string' ? { format: reading } : reading, today);
  if (!days.ok) throw new Error(days.reason);
  return days.value.map(({ date, rates }) => ({ date, rates: Object.fromEntries(rates) as Record<string, number> }));
}

function reasonOf(text: string, format: RateFormat, today = '2026-03-18'): string {
  const days = readRates(text, { format }, today);
  return days.ok ? 'no refusal' : days.reason;
}

describe('readRates', () => {
  it('reads the daily XML of the European Central Bank, also with currencies that are gone', () => {
    const [day, ...others] = read(ecbXml, 'ecb-xml');
    expect(others).toEqual([]);
    expect(day?.date).toBe('2017-03-08');
    // 1.0556 dollars and 120.65 yen for a euro.
    expect(day?.rates).toMatchObject({ USD: 100_000_000, EUR: 94_732_853, JPY: 11_429_518_757 });
    expect(Object.keys(day?.rates ?? {})).not.toContain('HRK');
    expect(Object.keys(read(fixture('ecb-2013-01-28.xml'), 'ecb-xml')[0]?.rates ?? {})).toHaveLength(30);
  });

  it('reads XML of several days in any order, the oldest first', () => {
    const cube = (date: string, yen: string): string =>
      `<Cube time="${date}"><Cube currency="USD" rate="1.25"/><Cube currency="JPY" rate="${yen}"/></Cube>`;
    const xml = `<e xmlns="http://www.ecb.int/"><Cube>${cube('2026-03-18', '200')}${cube('2026-03-17', '150')}</Cube></e>`;
    expect(read(xml, 'ecb-xml').map(({ date, rates }) => [date, rates['JPY']])).toEqual([
      ['2026-03-17', 12_000_000_000],
      ['2026-03-18', 16_000_000_000],
    ]);
  });

  it('reads a month of XML, each day with the dollar and the euro among its currencies', () => {
    const days = read(ecbMonth, 'ecb-xml');
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([22, '2026-02-17', '2026-03-18']);
    expect(new Set(days.map(({ rates }) => Object.keys(rates).length))).toEqual(new Set([30]));
    // 1.6305 Australian dollars and 1.15 dollars for a euro.
    expect(days.at(-1)?.rates).toMatchObject({ AUD: 141_782_609, EUR: 86_956_522, USD: 100_000_000 });
  });

  /** As an operator names a source. */
  function readingOf(format: string): Reading {
    const sources = parseRateSources(`${format}=rates.json`);
    if (!sources.ok || sources.value[0] === undefined) throw new Error('no source');
    return sources.value[0];
  }

  it('reads the same from Frankfurter as from the bank itself', () => {
    expect(read(fixture('frankfurter-v1-2026-03-18.json'), 'plain')).toEqual([read(ecbMonth, 'ecb-xml').at(-1)]);
  });

  it('reads Open Exchange Rates by a mapping, with the day of its timestamp, and leaves gold and crypto out', () => {
    const text = fixture('open-exchange-rates-2026-03-18.json');
    expect(read(text, readingOf('plain[date:timestamp]'))).toEqual([
      {
        date: '2026-03-18',
        rates: {
          AED: 367_250_000,
          EUR: 87_000_000,
          GBP: 75_150_000,
          JPY: 15_961_000_000,
          KWD: 30_600_000,
          USD: 100_000_000,
          VND: 2_601_250_000_000,
        },
      },
    ]);
  });

  it('reads a file that calls everything something else', () => {
    const text = '{"updated": 1773792000, "source": "EUR", "quotes": {"USD": 1.25, "JPY": 200}}';
    const reading = readingOf('plain[date:updated,base:source,rates:quotes]');
    expect(read(text, reading)).toEqual([
      { date: '2026-03-18', rates: { USD: 100_000_000, JPY: 16_000_000_000, EUR: 80_000_000 } },
    ]);
  });

  it('reads the currency API, whatever its base', () => {
    const [day] = read(fixture('currency-api-usd-2026-03-18.json'), 'currency-api');
    expect(day?.rates).toMatchObject({ EUR: 87_012_345, IRR: 131_000_050_000_000, VND: 2_601_251_234_567 });
    const euros = '{"date": "2026-03-18", "eur": {"usd": 1.25, "jpy": 200, "btc": 1e-5}}';
    expect(read(euros, 'currency-api')[0]?.rates).toEqual({ USD: 100_000_000, JPY: 16_000_000_000, EUR: 80_000_000 });
  });

  it('reads the shape of the shipped rates', () => {
    const [day] = read(JSON.stringify(fallback), 'plain', fallback.date);
    expect([day?.date, Object.keys(day?.rates ?? {}).length]).toEqual([fallback.date, 153]);
  });

  it.each<[RateFormat, string, string]>([
    ['ecb-xml', '<html><p>Maintenance', 'it is not complete XML'],
    ['ecb-xml', ecbXml.slice(0, -40), 'it is not complete XML'],
    ['ecb-xml', '<x/>', 'it has no <Cube'],
    ['ecb-xml', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 'it is not complete XML'],
    ['ecb-xml', ecbXml.replace('2017-03-08', '08.03.2017'), 'its date "08.03.2017" is not a date'],
    ['ecb-xml', ecbXml.replace("rate='120.65'", ''), 'its rate of JPY is ""'],
    ['ecb-xml', ecbXml.replace('120.65', 'NaN'), 'its rate of JPY is "NaN"'],
    ['ecb-xml', ecbXml.replace(/<Cube currency='USD'[^>]*>/, ''), 'it has no rate of USD'],
    ['ecb-xml', ecbMonth.replace('1.6776', '-1.6776'), 'its rate of AUD is "-1.6776"'],
    [
      'ecb-xml',
      ecbMonth.replace('<Cube currency="AUD"', '<Cube currency="AUD" rate="1.7"/>$&'),
      'it names AUD twice for 2026-03-18',
    ],
    ['plain', '{"amount": 100, "base": "EUR", "date": "2026-03-18", "rates": {"USD": 115}}', 'for an amount of 1'],
    ['plain', '{"message": "not found"}', 'it is not a file of rates'],
    ['plain', '{"date": "2026-03-18", "rates": {"EUR": 0.8}}', 'it is not a file of rates'],
    ['plain', '[]', 'it is not a file of rates'],
    ['plain', '<html>', 'it is no JSON'],
    // As some recordings have it: a timestamp in the year 2286.
    ['plain', '{"date": 9999999999, "base": "USD", "rates": {"EUR": 0.8}}', 'its date 2286-11-20 is in the future'],
    ['plain', '{"date": 1e15, "base": "USD", "rates": {"EUR": 0.8}}', 'it is not a file of rates'],
    ['plain', '{"date": 1773846000, "base": "USD", "rates": {"EUR": 1e999}}', 'its rate of EUR is Infinity'],
    ['currency-api', '{"date": "2026-03-18"}', 'it is not a file of the currency API'],
    ['currency-api', '{"date": "2026-03-18", "usd": 3}', 'it is not a file of the currency API'],
    ['currency-api', '{"date": "2026-03-18", "btc": {"usd": 80000}}', 'its base "btc" is not a currency'],
    ['currency-api', '{"date": "2026-03-20", "usd": {"eur": 0.8}}', 'its date 2026-03-20 is in the future'],
    ['plain', '{"base": "USD", "date": "2026-03-18"}', 'it is not a file of rates'],
  ])('refuses a bad file of the format %s: %j', (format, text, reason) => {
    expect(reasonOf(text, format)).toContain(reason);
  });

  it('takes a date of tomorrow, which has begun elsewhere', () => {
    expect(read('{"date": "2026-03-19", "usd": {"eur": 0.8}}', 'currency-api')[0]?.date).toBe('2026-03-19');
  });
});
