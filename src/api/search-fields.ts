import { z } from 'zod';

/** Further search terms of a destination, see `domain/place/search-terms.ts`. */
export const searchFields = {
  searches: z.array(z.string()).describe('Its names in the other languages of the site, and further names.'),
  readings: z.array(z.string()).describe('Katakana readings of a Japanese name that starts with kanji.'),
};
