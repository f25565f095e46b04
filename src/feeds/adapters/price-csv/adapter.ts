import { declareTable } from '#feeds/table/table-adapter.ts';

const place = ['country', 'destination', 'land', 'pays', 'país', 'paese', '国'];

/** Lists of public shop prices, one row a plan. They have no ids; a thousand days are written for no end. */
export const priceCsvAdapter = declareTable(
  {
    feed: 'price-csv',
    title: 'a list of prices',
    expected:
      'a CSV file with the columns date, competitor (or provider), country, data, days, price_usd (or price and currency) and source_url',
  },
  {
    table: 'csv',
    fields: {
      seller: { from: ['competitor', 'provider', 'brand', 'seller'], site: ['source_url', 'url', 'link'] },
      id: {
        parts: [
          { from: place },
          { from: ['data', 'data_amount'], glued: true },
          { from: ['days', 'validity_days', 'validity'], after: 'd', empty: 'no-expiry' },
        ],
      },
      place: [{ from: place }],
      data: { from: ['data', 'data_amount'] },
      days: { from: ['days', 'validity_days', 'validity'], endless: ['', '1000'] },
      price: { from: ['price_{currency}', 'price'], currency: { from: 'currency' } },
      url: ['source_url', 'url', 'link'],
      seen: ['date', 'checked_at'],
    },
  },
);
