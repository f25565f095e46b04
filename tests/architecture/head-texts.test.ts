import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import { parts } from '#domain/place/parts.ts';
import { regions } from '#domain/place/regions.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayFromAmount } from '#i18n/say-amount.ts';

const siteName = 'Roamchart';
const places = [...countries.map(({ code }) => code), ...regions.map(({ slug }) => slug)];

/** The dearest of what a page says in a language. */
const prices: Readonly<Record<Locale, string>> = {
  en: 'about CA$1,234.50',
  ja: '約CA$1,234.50',
  fr: 'environ 1 234,50 $CA',
  es: 'unos 1234,50 $CA',
  it: 'circa 1.234,50 $CA',
};

function titleOf(name: string, isWorld: boolean, locale: Locale): string {
  const { common, destination } = messagesFor(locale);
  return common.pageTitle({ title: destination.title({ name, isWorld }), siteName });
}

const doubled = /\([^)]*\)[^(]{0,3}\(|（[^）]*）[^（]{0,3}（|\.\.|，，|\s\s/;

describe.each(locales)('what search results show of destinations in %s', (locale) => {
  const { destination } = messagesFor(locale);
  const forms = places.map((key) => formsOfPlace(key, locale));
  const titles = [
    ...forms.map(({ name, isWorld }) => titleOf(name, isWorld, locale)),
    ...parts.map(({ name }) => titleOf(name[locale], false, locale)),
  ];
  const amount = sayFromAmount(null, { locale, messages: messagesFor(locale) });
  const descriptions = forms.flatMap((place) => [
    destination.description({ place, plans: 5460, providers: 92, amount, price: prices[locale] }),
    destination.description({ place, plans: 1, providers: 1, amount: '', price: null }),
  ]);

  it('is not cut', () => {
    expect(places).toHaveLength(270);
    expect(titles.filter(({ length }) => length > 60)).toEqual([]);
    expect(descriptions.filter(({ length }) => length > 155)).toEqual([]);
  });

  it('has no sign twice, and no blank between Japanese sentences', () => {
    const odd = [...titles, ...descriptions].filter((text) => doubled.test(text) || /。\s/.test(text));
    expect(odd).toEqual([]);
  });

  it('is called by a name with a capital letter and no brackets for what stands beside it', () => {
    const headings = [...forms.map(({ name }) => name), ...parts.map(({ name }) => name[locale])];
    expect(headings.filter((name) => /^\p{Ll}/u.test(name) || name.endsWith('.'))).toEqual([]);
    expect(parts.filter(({ name }) => /[(（]/.test(name[locale]))).toEqual([]);
  });
});
