import type { Locale } from '#domain/kernel/locale.ts';
import { intlTag } from '#i18n/intl-cache.ts';
import type { PlaceData } from '#web/components/place/place-data.ts';
import type { ActivePlace } from '#web/pages/places.ts';

/** Countries grouped by initial letter, in Japanese by kana row. */
export interface CountryGroup {
  readonly initial: string;
  readonly places: readonly PlaceData[];
}

interface Sortable {
  readonly place: PlaceData;
  /** Reading of the name: in Japanese in katakana, also for kanji. */
  readonly reading: string;
}

/** The countries by name, in the collation of the language. @param priced in the order of `countries` */
export function groupCountries(
  countries: readonly ActivePlace[],
  priced: readonly PlaceData[],
  locale: Locale,
): CountryGroup[] {
  const collator = new Intl.Collator(intlTag(locale));
  const sortable = priced.map((place, index): Sortable => ({
    place,
    reading: readingOf(place, countries[index], locale),
  }));
  const sorted = sortable.sort((a, b) => collator.compare(a.reading, b.reading));
  const groups = Map.groupBy(sorted, ({ reading }) => initialOf(reading, locale));
  return [...groups].map(([initial, members]) => ({ initial, places: members.map(({ place }) => place) }));
}

function readingOf({ name }: PlaceData, place: ActivePlace | undefined, locale: Locale): string {
  if (locale !== 'ja' || place?.destination.kind !== 'country') return name;
  return place.destination.country.jaReadings[0] ?? name;
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
  if (locale !== 'ja') return first.toLocaleUpperCase(intlTag(locale));
  return kanaRows.find((row) => row.includes(largeKana(first)))?.charAt(0) ?? first;
}

function largeKana(kana: string): string {
  const at = 'ァィゥェォャュョ'.indexOf(kana);
  return at === -1 ? kana : 'アイウエオヤユヨ'.charAt(at);
}
