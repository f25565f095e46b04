import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Country } from './country.ts';
import type { Part } from './parts.ts';
import type { Region } from './region.ts';
import { toRomaji } from './romaji.ts';
import type { SearchableDestination } from './search.ts';

type SearchTerms = Pick<SearchableDestination, 'searches' | 'readings'> & {
  readonly codes: readonly string[];
};

/** What finds a country in a language, beside its name there. */
export function countrySearchTerms({ name, searches, jaReadings, code, alpha3 }: Country, locale: Locale): SearchTerms {
  return termsOf({ names: name, searches, readings: jaReadings, locale }, [code, alpha3]);
}

export function regionSearchTerms({ name, searches, jaReading }: Region, locale: Locale): SearchTerms {
  return termsOf({ names: name, searches, readings: [jaReading], locale }, []);
}

export function partSearchTerms({ name, searches }: Part, locale: Locale): SearchTerms {
  return termsOf({ names: name, searches, readings: [], locale }, []);
}

interface Named {
  readonly names: Readonly<Record<Locale, string>>;
  readonly searches: readonly string[];
  readonly readings: readonly string[];
  readonly locale: Locale;
}

/** Names of every language, and in Japanese what is typed without an input method: `kankoku`. */
function termsOf({ names, searches, readings, locale }: Named, codes: readonly string[]): SearchTerms {
  const kana = languageOf(locale).isOrderedByReading ? [names[locale], ...readings, ...searches] : [];
  const others = [...Object.values(names).filter((name) => name !== names[locale]), ...searches];
  const known = new Set(others.map((name) => name.toLowerCase()));
  const romaji = kana.flatMap((text) => toRomaji(text) ?? []).filter((text) => !known.has(text));
  return { searches: [...new Set([...others, ...romaji])], readings, codes };
}
