import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { popularityRank } from './countries.ts';
import type { Country } from './country.ts';
import { partRank, type Part } from './parts.ts';
import type { Region } from './region.ts';
import { toRomaji } from './romaji.ts';
import type { SearchableDestination } from './searchable-destination.ts';
import { furtherTermsOf } from './sights.ts';

type SearchTerms = Required<Pick<SearchableDestination, 'searches' | 'readings' | 'codes' | 'airports' | 'rank'>>;

/** What finds a country in a language, beside its name there. */
export function countrySearchTerms({ name, searches, jaReadings, code, alpha3 }: Country, locale: Locale): SearchTerms {
  const named = { names: name, searches, readings: jaReadings, place: code, locale };
  return { ...termsOf(named), codes: [code, alpha3], rank: popularityRank(code) };
}

export function regionSearchTerms({ name, searches, jaReading, slug }: Region, locale: Locale): SearchTerms {
  return termsOf({ names: name, searches, readings: [jaReading], place: slug, locale });
}

export function partSearchTerms({ name, searches, slug }: Part, locale: Locale): SearchTerms {
  return { ...termsOf({ names: name, searches, readings: [], place: slug, locale }), rank: partRank(slug) };
}

interface Named {
  readonly names: Readonly<Record<Locale, string>>;
  readonly searches: readonly string[];
  readonly readings: readonly string[];
  /** As `furtherTermsOf` knows it. */
  readonly place: string;
  readonly locale: Locale;
}

const japaneseLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Names of every language, sights and airports, and in Japanese what is typed without an input method: `kankoku`. Sights
 * in Japanese letters are only for readers of Japanese: they would be a third of what browsers load.
 */
function termsOf({ names, searches, readings, place, locale }: Named): SearchTerms {
  const isJapanese = languageOf(locale).isOrderedByReading;
  const further = furtherTermsOf(place);
  const sights = isJapanese ? further.searches : further.searches.filter((name) => !japaneseLetters.test(name));
  const kana = isJapanese ? [names[locale], ...readings, ...searches] : [];
  const others = [...Object.values(names).filter((name) => name !== names[locale]), ...searches, ...sights];
  const known = new Set(others.map((name) => name.toLowerCase()));
  const romaji = kana.flatMap((text) => toRomaji(text) ?? []).filter((text) => !known.has(text));
  return { searches: [...new Set([...others, ...romaji])], readings, codes: [], airports: further.codes, rank: null };
}
