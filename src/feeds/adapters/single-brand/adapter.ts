import { declareTable } from '#feeds/table/table-adapter.ts';

/**
 * Output of a tracker of one brand's prices. `price_usd` is wrong at the source, one cent for every plan, so it is not
 * read. Groups of countries have codes of the brand's own and list no members. Plans have no ids.
 */
export const singleBrandAdapter = declareTable(
  {
    feed: 'single-brand',
    title: 'a tracker’s list of one brand',
    expected: 'a tracker’s list of one brand: JSON with scraped_at and plans that have country_code and price_eur',
  },
  {
    table: 'json',
    entries: 'plans.*',
    recognise: ['country_code', 'price_eur'],
    only: [{ from: 'region', is: ['local'], show: 'country', reason: 'region-without-countries' }],
    fields: {
      seller: { from: 'provider' },
      id: {
        parts: [
          { from: 'country_code' },
          { from: 'data_gb', after: 'GB' },
          { from: 'validity_days', after: 'd' },
          { from: 'plan_type', without: ['data'], optional: true },
        ],
      },
      place: [{ from: 'country_code', as: 'alpha-3' }, { from: 'country' }],
      label: { from: ['country', 'country_code'] },
      data: { from: 'data_gb', unit: 'GB' },
      days: { from: 'validity_days' },
      price: { from: 'price_eur', currency: 'EUR' },
      seen: '$file.scraped_at',
    },
  },
);
