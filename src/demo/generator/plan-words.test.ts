import { describe, expect, it } from 'vitest';
import { findCountry } from '#domain/place/countries.ts';
import { dataWords, fairUseWords, planName } from './plan-words.ts';
import type { PlanShape } from './plan-shapes.ts';

function countryName(code: string) {
  const country = findCountry(code);
  if (country === null) throw new Error(code);
  return country.name;
}

const shape = (facts: Partial<PlanShape>): PlanShape => ({
  kind: 'fixed',
  dataMb: 5000,
  days: 30,
  reducedSpeedKbps: null,
  edition: 0,
  ...facts,
});

describe('planName', () => {
  it('reads as a seller in each language would write it', () => {
    const japan = countryName('JP');
    const names = (['en', 'ja', 'fr', 'es', 'it'] as const).map((locale) => planName(japan, shape({}), locale));
    expect(names).toEqual([
      'Japan, 5 GB, 30 days',
      '日本 5GB・30日間',
      'Japon, 5 Go, 30 jours',
      'Japón, 5 GB, 30 días',
      'Giappone, 5 GB, 30 giorni',
    ]);
  });

  it('knows one day, no end, small amounts and editions', () => {
    const italy = countryName('IT');
    expect(planName(italy, shape({ days: 1 }), 'en')).toBe('Italy, 5 GB, 1 day');
    expect(planName(italy, shape({ days: 1 }), 'it')).toBe('Italia, 5 GB, 1 giorno');
    expect(planName(italy, shape({ days: 1 }), 'fr')).toBe('Italie, 5 Go, 1 jour');
    expect(planName(italy, shape({ days: 1 }), 'es')).toBe('Italia, 5 GB, 1 día');
    expect(planName(italy, shape({ days: null, dataMb: 500 }), 'en')).toBe('Italy, 500 MB');
    expect(planName(italy, shape({ edition: 1 }), 'en')).toBe('Italy, 5 GB Plus, 30 days');
    expect(planName(italy, shape({ edition: 5 }), 'en')).toBe('Italy, 5 GB Plus 2, 30 days');
  });

  it('says unlimited and daily', () => {
    expect(dataWords(shape({ kind: 'unlimited' }), 'en')).toBe('Unlimited');
    expect(dataWords(shape({ kind: 'unlimited' }), 'ja')).toBe('無制限');
    expect(dataWords(shape({ kind: 'daily', dataMb: 1000 }), 'en')).toBe('1 GB a day');
    expect(dataWords(shape({ kind: 'daily', dataMb: 500 }), 'fr')).toBe('500 Mo par jour');
  });
});

describe('fairUseWords', () => {
  it('spells out a stated allowance and its speed', () => {
    const stated = shape({ kind: 'unlimited', dataMb: 20_000, reducedSpeedKbps: 512 });
    expect(fairUseWords(stated)).toBe('20 GB at full speed, then 512 kbps');
    expect(fairUseWords({ ...stated, reducedSpeedKbps: 5120 })).toBe('20 GB at full speed, then 5.1 Mbps');
  });

  it('says nothing where nothing is stated', () => {
    expect(fairUseWords(shape({ kind: 'unlimited', dataMb: null }))).toBeNull();
    expect(fairUseWords(shape({}))).toBeNull();
  });
});
