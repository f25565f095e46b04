import { describe, expect, it } from 'vitest';
import { facetValues, type FacetName } from '#domain/listing/list-query.ts';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { countryOf, currencyOf } from '#tests/support/memory-context.ts';
import { sayChoice, sayOption, sayPriceRange, type FilterLanguage } from './filter-words.ts';

const countryNames = { [countryOf('SG')]: 'Singapore' };
const english: FilterLanguage = { locale: 'en', messages: messagesFor('en'), countryNames };
const japanese: FilterLanguage = { locale: 'ja', messages: messagesFor('ja'), countryNames };

const option = (value: string, label: string | null = null) => ({ value, label });

describe('sayOption', () => {
  it.each([
    ['data', 'lt1', 'Under 1\u00a0GB'],
    ['data', '3-5', '3–5\u00a0GB'],
    ['data', 'gt50', '50\u00a0GB or more'],
    ['data', 'unlimited', 'Unlimited'],
    ['data', 'unknown', 'Not stated'],
    ['validity', '4-7', '4–7\u00a0days'],
    ['validity', 'gt90', 'More than 90\u00a0days'],
    ['validity', 'none', 'No expiry'],
    ['scope', 'regional', 'Regional'],
    ['kind', 'payg', 'Pay as you go'],
    ['checked', '1d', 'Last 24 hours'],
    ['share', '75', 'At least three quarters'],
    ['hotspot', 'unknown', 'Hotspot: not stated'],
    ['5g', 'no', 'No 5G'],
    ['idcheck', 'no', 'No ID check'],
    ['phone', 'yes', 'Phone number'],
    ['topup', 'no', 'No top-up'],
    ['network', 'KDDI', 'KDDI'],
    ['network', 'unknown', 'Not stated'],
    ['breakout', 'SG', 'Singapore'],
    ['breakout', 'XX', 'XX'],
  ] as const)('%s=%s is "%s"', (facet, value, words) => {
    expect(sayOption(facet, option(value), english)).toBe(words);
  });

  it('names providers', () => {
    expect(sayOption('provider', option('nori', 'Nori Mobile'), english)).toBe('Nori Mobile');
    expect(sayOption('provider', option('gone'), english)).toBe('gone');
  });

  it('joins numbers and units in Japanese', () => {
    expect(sayOption('data', option('10-20'), japanese)).toBe('10～20GB');
    expect(sayOption('validity', option('8-15'), japanese)).toBe('8～15日間');
    expect(sayOption('validity', option('gt90'), japanese)).toBe('90日超');
  });

  it('words every value of every facet in every language, no two of a facet alike', () => {
    for (const locale of locales) {
      const language = { locale, messages: messagesFor(locale), countryNames };
      for (const [facet, values] of Object.entries(facetValues) as [FacetName, readonly string[] | null][]) {
        const words = (values ?? []).map((value) => sayOption(facet, option(value), language));
        expect(new Set(words).size, `${locale} ${facet}`).toBe(words.length);
        expect(words.filter((text) => values?.includes(text) === true && text !== '5G')).toEqual([]);
      }
    }
  });
});

describe('sayChoice', () => {
  it('adds the name of the facet where the words alone say too little', () => {
    expect(sayChoice('network', option('unknown'), english)).toBe('Network: not stated');
    expect(sayChoice('breakout', option('SG'), english)).toBe('IP address: Singapore');
    expect(sayChoice('checked', option('7d'), english)).toBe('Price checked: last 7 days');
    expect(sayChoice('share', option('50'), english)).toBe('Countries covered: at least half');
    const italian = { locale: 'it', messages: messagesFor('it'), countryNames } as const;
    expect(sayChoice('share', option('all'), italian)).toBe('Paesi coperti: tutti i Paesi');
    expect(sayChoice('share', option('50'), japanese)).toBe('対応する国・地域の割合：半分以上');
    expect(sayChoice('hotspot', option('no'), english)).toBe('No hotspot');
    expect(sayChoice('data', option('1-3'), english)).toBe('1–3\u00a0GB');
  });
});

describe('sayPriceRange', () => {
  const say = (minPrice: number | null, maxPrice: number | null) =>
    sayPriceRange({ minPrice, maxPrice }, currencyOf('USD'), english);

  it('says the ends that are chosen', () => {
    expect([say(5, 40), say(5, null), say(null, 1200), say(null, null)]).toEqual([
      '$5–$40',
      'From $5',
      'Up to $1,200',
      null,
    ]);
  });
});
