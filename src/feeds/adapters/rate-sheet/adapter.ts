import { vendors } from '#feeds/row/vendors.ts';
import { declareTable } from '#feeds/table/table-adapter.ts';

const { slug, name, url } = vendors.esimGo;

/**
 * Wide rate sheets: a row for each place, a column for each size. `NA` is no bundle; as a country code it is Namibia.
 * Their bundles are those of eSIM Go's catalogue, so both are one source. A sheet holds one kind of bundle.
 */
export const rateSheetAdapter = declareTable(
  {
    feed: 'esim-go',
    title: 'a rate sheet',
    expected:
      'a rate sheet: CSV with Country, ISOCode, columns such as "1GB/7days (USD)" and a "… Ref" column of bundle names for each of them',
  },
  {
    table: 'csv',
    complete: false,
    wide: {
      price: '^(?<data>UL|\\d+(?:\\.\\d+)?\\s*[MG]B)\\s*/\\s*(?<days>\\d+)\\s*days?\\s*\\((?<currency>[A-Z]{3})\\)$',
      id: '^(?:.*?\\s)??(?:(?<days>\\d+)\\s*D\\s+)?(?<data>UL|\\d+(?:\\.\\d+)?\\s*[MG]B)\\s+ref$',
    },
    fields: {
      seller: { fixed: { slug, name, url } },
      id: { from: '@id', none: ['NA', 'N/A', '-', '–'] },
      place: [{ from: 'isocode', separator: ';', as: 'code' }],
      label: { from: 'country' },
      data: { from: '@data', unlimited: '^UL[A-Z]?$', spaced: true },
      days: { from: '@days' },
      price: { from: '@price', currency: { from: '@currency' }, none: ['', 'NA', 'N/A', '-', '–'] },
    },
  },
);
