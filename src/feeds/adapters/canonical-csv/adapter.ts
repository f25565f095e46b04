import { defineAdapter } from '#feeds/row/feed-adapter.ts';
import { mapCanonicalRecord } from './mapper.ts';
import { expected, readCanonicalTable } from './reader.ts';

/** The product's own format as CSV. */
export const canonicalCsvAdapter = defineAdapter({
  expected,
  feed: 'canonical',
  read: readCanonicalTable,
  map: mapCanonicalRecord,
});
