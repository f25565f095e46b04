import { groupBy } from '#domain/kernel/group-by.ts';
import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { compareNames, readingOf } from '#i18n/compare-names.ts';
import { intlTag } from '#i18n/intl-cache.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';

/** Countries grouped by initial letter, in Japanese by kana row. */
export interface CountryGroup {
  readonly initial: string;
  readonly places: readonly PlaceData[];
}

/** The countries by name, in the order of the language. */
export function groupCountries(countries: readonly PlaceData[], locale: Locale): CountryGroup[] {
  const compare = compareNames(locale);
  const sorted = countries.toSorted((a, b) => compare(a.name, b.name));
  const groups = groupBy(sorted, ({ name }) => initialOf(readingOf(name, locale), locale));
  return [...groups].map(([initial, places]) => ({ initial, places }));
}

const kanaRows = [
  'アイウエオ',
  'カキクケコ',
  'サシスセソ',
  'タチツテト',
  'ナニヌネノ',
  'ハヒフヘホ',
  'マミムメモ',
  'ヤユヨ',
  'ラリルレロ',
  'ワヲン',
];

/** Ignores accents and voicing: É is under E, ガ in the row of カ. */
function initialOf(reading: string, locale: Locale): string {
  const first = reading.normalize('NFD').charAt(0);
  if (!languageOf(locale).isOrderedByReading) return first.toLocaleUpperCase(intlTag(locale));
  return kanaRows.find((row) => row.includes(largeKana(first)))?.charAt(0) ?? first;
}

function largeKana(kana: string): string {
  const at = 'ァィゥェォャュョ'.indexOf(kana);
  return at === -1 ? kana : 'アイウエオヤユヨ'.charAt(at);
}
