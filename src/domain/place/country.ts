import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';

/** A country or territory of ISO 3166-1, or Kosovo. */
export interface Country {
  readonly code: CountryCode;
  readonly alpha3: string;
  /** ISO 3166-1 numeric code of three digits; null for Kosovo, which has none. */
  readonly numeric: string | null;
  /** Path segment, unique among countries and regions. */
  readonly slug: string;
  readonly name: LocalizedText;
  /** The one region it is filed under; null for the uninhabited. */
  readonly region: RegionSlug | null;
  /** Further regions that it belongs to. */
  readonly subregions: readonly RegionSlug[];
  readonly emojiFlag: string;
  readonly currencies: readonly CurrencyCode[];
  /** Further search terms: other names, well-known parts. */
  readonly searches: readonly string[];
  /** Katakana readings of a Japanese name that starts with kanji. */
  readonly jaReadings: readonly string[];
  readonly inhabited: boolean;
}
