import { z } from 'zod';
import type { Country } from '#domain/place/country.ts';
import type { Part } from '#domain/place/parts.ts';
import type { Region } from '#domain/place/region.ts';

/** Additional search terms of a destination, see `domain/place/search.ts`. */
export const searchFields = {
  searches: z.array(z.string()).describe('Names in every language of the site, and further terms.'),
  readings: z.array(z.string()).describe('Katakana readings of a Japanese name that starts with kanji.'),
};

interface SearchTerms {
  readonly searches: string[];
  readonly readings: string[];
}

export function countrySearchTerms({ name, searches, jaReadings }: Country): SearchTerms {
  return { searches: [...new Set([...Object.values(name), ...searches])], readings: [...jaReadings] };
}

export function partSearchTerms({ name, searches }: Part): string[] {
  return [...new Set([...Object.values(name), ...searches])];
}

export function regionSearchTerms({ name, searches, jaReading }: Region): SearchTerms {
  return { searches: [...new Set([...Object.values(name), ...searches])], readings: [jaReading] };
}
