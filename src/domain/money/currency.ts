import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';

export interface Currency {
  readonly code: CurrencyCode;
  /** English sign, e.g. `CA$`; the code where there is none. */
  readonly symbol: string;
  /** The shortest sign, e.g. `$`, which other currencies may share; null: none. */
  readonly narrowSymbol: string | null;
  /** The sign used at home. */
  readonly symbolNative: string;
  /** Decimals that amounts are shown with: 0, 2 or 3. */
  readonly decimalDigits: number;
  /** Step of shown conversions as a decimal, 0.05 for CHF; 0: none beyond `decimalDigits`. */
  readonly rounding: number;
  /** Smallest step of cash payments as a decimal; 0: none stated. */
  readonly cashRounding: number;
  readonly emoji: string;
  readonly name: LocalizedText;
  readonly namePlural: LocalizedText;
  /** Everyday words for it, in any language. */
  readonly searches: readonly string[];
  /** Countries where it is legal tender. */
  readonly countries: readonly CountryCode[];
}
