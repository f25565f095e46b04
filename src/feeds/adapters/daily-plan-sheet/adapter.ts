import { unnamedSellers } from '#feeds/row/vendors.ts';
import { declareTable } from '#feeds/table/table-adapter.ts';

const { slug, name, url } = unnamedSellers.dailyPlans;

/**
 * Wholesalers' spreadsheets of daily allowances, saved as rows with numbered columns: `Malaysia/Thailand马来泰国` and
 * `3day / 2GB Daily+Unlimited 512Kbps (Optus / Telstra)`. Brackets in a place hold a count of countries, no name.
 * Entries that are no plans have 0 days.
 */
export const dailyPlanSheetAdapter = declareTable(
  {
    feed: 'daily-plan-sheet',
    title: 'a sheet of daily plans',
    expected:
      'a sheet of daily plans: a JSON list of rows with the columns "1" (place), "2" ("3day / 1GB Daily+Unlimited 512Kbps") and "3" (price)',
  },
  {
    table: 'json',
    entries: '*',
    recognise: ['1', '2', '3'],
    words: [
      {
        from: '2',
        pattern:
          '^(?<days>\\d{1,4})\\s*day\\s*/\\s*(?<allowance>(?:(?<daily>\\d{1,5}(?:\\.\\d{1,3})?\\s*[MG]B)\\s*Daily\\s*\\+\\s*)?' +
          'Unlimited\\s*(?<speed>\\d{1,5}(?:\\.\\d{1,3})?\\s*[KM](?:bps)?))\\s*(?:\\((?<operators>.*)\\))?$',
      },
      { from: '1', drop: '\\([^)]*\\)', pattern: '^\\s*(?<english>\\P{Script=Han}*)(?<chinese>.*)$' },
    ],
    fields: {
      seller: { fixed: { slug, name, url } },
      id: {
        parts: [{ from: '@english', optional: true }, { from: '@days', after: 'd' }, { from: '@allowance' }],
      },
      place: [{ from: '@english', separator: '/' }, { from: '@chinese' }],
      data: { from: '@daily', wording: '@allowance', perDay: true },
      days: { from: '@days', alsoIn: '5' },
      price: { from: '3', currency: { usual: 'USD' } },
      speed: '@speed',
      networks: { operators: '@operators', separator: '/' },
    },
  },
);
