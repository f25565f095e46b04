import consent from '#data/europe-consent.json' with { type: 'json' };
import type { CountryCode } from '#domain/kernel/codes.ts';

const european: ReadonlySet<string> = new Set(consent.isEurope);

/**
 * Whether a visitor from there sees the privacy banner: EU, EEA, United Kingdom, Switzerland and the rest of the
 * continent, as `data/europe-consent.json` lists them.
 * @param country null: unknown, treated as Europe
 */
export function isInEurope(country: CountryCode | null): boolean {
  return country === null || european.has(country);
}
