import { describe, expect, it } from 'vitest';
import file from '#data/roaming-eu.json' with { type: 'json' };
import { countries, findCountry } from '#domain/place/countries.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { currencies, findCurrency } from '#domain/money/currencies.ts';
import { displayStep } from '#domain/money/exchange.ts';
import type { Money } from '#domain/money/money.ts';
import { boundOwnSim, type OwnSimTerms } from './own-sim.ts';
import { findRoamingLaw, type RoamingLaw } from './roaming-law.ts';

const rate = 100_000_000;

function code(text: string): CountryCode {
  const found = findCountry(text);
  if (found === undefined || found === null) throw new Error(`no ${text}`);
  return found.code;
}

function currency(text: string) {
  const found = findCurrency(text);
  if (found === undefined || found === null) throw new Error(`no ${text}`);
  return found;
}

const euro = currency('EUR');

function inEuros(law: RoamingLaw): OwnSimTerms {
  return { ...law, currency: euro.code, perUsd: { euro: rate, shown: rate }, step: 100 };
}

function euros(units: number): Money {
  return { units, currency: euro.code };
}

/** The countries as the law lists them, written down apart from the file. */
const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
const centsPerGb = { 2024: 155, 2025: 130, 2026: 110, 2027: 100 } as const;
const taxes: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AT 20 BE 21 BG 20 HR 25 CY 19 CZ 21 DK 25 EE 24 FI 25.5 FR 20 DE 19 GR 24 HU 27 IE 23 IT 22 LV 21 LT 21 LU 17 ' +
    'MT 18 NL 21 PL 23 PT 23 RO 21 SK 23 SI 22 ES 21 SE 25'
  )
    .match(/\w\w [\d.]+/g)
    ?.map((pair) => [pair.slice(0, 2), Number(pair.slice(3))]) ?? [],
);

/** Counts up to the first cent that is enough. */
function secondBound(home: string, destination: string, landing: string, megabytes: number): number | null {
  const year = landing.slice(0, 4) as unknown as keyof typeof centsPerGb;
  const joins = (place: string) => (place === 'UA' || place === 'MD') && Number(year) >= 2026;
  const allowed = (place: string) => union.includes(place) || 'IS LI NO'.split(' ').includes(place) || joins(place);
  const tax = taxes[home];
  if (home === destination || tax === undefined || !allowed(destination)) return null;
  const exact = (megabytes * centsPerGb[year] * Math.round(1000 + tax * 10)) / 1_000_000;
  return Math.ceil(Math.round(exact * 1e6) / 1e6);
}

const trips = [1, 300, 1000, 5000, 12_345, 100_000];
const landings = [2024, 2025, 2026, 2027].flatMap((year) => [`${year}-01-01`, `${year}-06-30`, `${year}-12-31`]);

describe('the bound of the own SIM', () => {
  it('is that of a second implementation for all homes, destinations, landings and trips', () => {
    const differences: string[] = [];
    for (const home of countries)
      for (const destination of countries)
        for (const landing of landings) {
          const law = findRoamingLaw({ home: home.code, destination: destination.code, landing });
          const pair = `${home.code} ${destination.code} ${landing}`;
          if (!law.ok) {
            if (secondBound(home.code, destination.code, landing, 1) !== null) differences.push(pair);
          } else
            for (const megabytes of trips) {
              const cents = (boundOwnSim(inEuros(law.value), megabytes, null)?.most.units ?? -1) / 100;
              if (cents !== secondBound(home.code, destination.code, landing, megabytes)) differences.push(pair);
            }
        }
    expect(differences).toEqual([]);
  });

  it.each(file.workedExamples)('gives the fair use of $country at $priceInclVatEur € on $on', (example) => {
    const cap = file.wholesaleCaps.find(({ from, to }) => from <= example.on && example.on <= to);
    const capUnits = Math.round(Number(cap?.eurPerGb) * 10_000);
    const terms = inEuros({ area: 'eu', capUnits, vatPermille: example.vatPercent * 10 });
    const found = (boundOwnSim(terms, 1, euros(example.priceInclVatEur * 10_000))?.fairUseMb ?? 0) / 1000;
    const published = example.published ?? example.fairUseGb;
    const digits = published.split('.')[1]?.length ?? 0;
    expect(Math.abs(found - Number(published))).toBeLessThanOrEqual(0.5 * 10 ** -digits + 0.001);
  });

  it('grows with the data and falls with the price', () => {
    const law = findRoamingLaw({ home: code('ES'), destination: code('IT'), landing: '2026-12-12' });
    if (!law.ok) throw new Error(law.reason);
    const bound = (megabytes: number, price: number): number =>
      boundOwnSim(inEuros(law.value), megabytes, euros(price))?.most.units ?? -1;
    for (let megabytes = 0; megabytes < 60_000; megabytes += 1500)
      for (let price = 0; price < 500_000; price += 25_000) {
        expect(bound(megabytes + 1500, price)).toBeGreaterThanOrEqual(bound(megabytes, price));
        expect(bound(megabytes, price + 25_000)).toBeLessThanOrEqual(bound(megabytes, price));
      }
    expect(boundOwnSim(inEuros(law.value), 5000, null)?.most.units).toBe(66_600);
    expect(bound(30_000, 200_000)).toBe(0);
  });

  it.each(file.countries.notIncluded)('is never stated for %s', (outside) => {
    for (const { code: other } of countries)
      for (const landing of landings) {
        expect(findRoamingLaw({ home: code(outside), destination: other, landing }).ok).toBe(false);
        expect(findRoamingLaw({ home: other, destination: code(outside), landing }).ok).toBe(false);
      }
  });

  it.each(['UA', 'MD'])('is stated in %s from 2026 on', (joined) => {
    const to = (landing: string) => findRoamingLaw({ home: code('FR'), destination: code(joined), landing });
    expect(to('2025-12-31')).toEqual({ ok: false, reason: 'destination-outside' });
    expect(to('2026-01-01')).toMatchObject({ ok: true, value: { area: 'eu' } });
    expect(findRoamingLaw({ home: code(joined), destination: code('FR'), landing: '2026-01-01' })).toEqual({
      ok: false,
      reason: 'no-vat',
    });
  });

  it('is the next amount up in every currency', () => {
    const law: RoamingLaw = { area: 'eu', capUnits: 11_000, vatPermille: 255 };
    for (const [place, shown] of currencies.entries()) {
      const perUsd = { euro: 86_123_457, shown: 1_234_567 * (place * 97 + 3) };
      const step = displayStep(shown);
      const units = boundOwnSim({ ...law, currency: shown.code, perUsd, step }, 4321, null)?.most.units ?? -1;
      const exact = (4.321 * 11_000 * 1.255 * perUsd.shown) / perUsd.euro;
      expect(units % step).toBe(0);
      expect(units).toBeGreaterThanOrEqual(exact - 1e-6);
      expect(units - step).toBeLessThan(exact);
    }
  });
});
