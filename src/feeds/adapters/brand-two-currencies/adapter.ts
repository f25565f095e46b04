import { unnamedSellers } from '#feeds/row/vendors.ts';
import { declareTable } from '#feeds/table/table-adapter.ts';

const { slug, name, url } = unnamedSellers.brand;

/**
 * Saved answers of a brand's API that state each price in two currencies. Networks are bought in tiers, each at a
 * price and with an id of its own. Local and regional answers are separate files, so none of them is complete.
 */
export const brandTwoCurrenciesAdapter = declareTable(
  {
    feed: 'brand-two-currencies',
    title: 'a file of saved answers of a brand’s API',
    expected:
      'a file of saved answers of a brand’s API: a JSON list of objects with data that has coverages and product_items with prices',
  },
  {
    table: 'json',
    entries: '*.data',
    rows: 'product_items',
    variants: ['standard', 'premium'],
    recognise: ['product_items'],
    complete: false,
    only: [
      { from: '$entry.is_saleable', isNot: [false], reason: 'not-offered' },
      { from: 'data_type', is: ['limited', 'unlimited'], reason: 'bad-value' },
    ],
    fields: {
      seller: { fixed: { slug, name, url } },
      id: { from: '{variant}.id' },
      place: [{ from: 'code_iso_2', list: '$entry.coverages.{variant}' }],
      label: { from: '$entry.name', drop: '\\(.*$' },
      name: ['natural_name', '$entry.name'],
      data: { from: 'quota_in_gb', unit: 'GB', unlimitedWhen: { from: 'data_type', is: ['unlimited'] } },
      days: { from: 'validity_days' },
      price: {
        from: '{variant}.price',
        currency: { from: '{variant}.currency_code' },
        discounted: '{variant}.discounted_price',
      },
      otherPrices: { list: 'prices', from: '{variant}.price', currency: 'currency_code' },
      networks: {
        list: '$entry.coverages.{variant}',
        country: 'code_iso_2',
        each: 'networks',
        operator: 'name',
        generations: { support_2g: '2G', support_3g: '3G', support_4g_lte: '4G', support_5g: '5G' },
      },
      tethering: { list: '$entry.details', where: 'text', matches: '^Tethering\\b', from: 'value' },
      topUp: { list: '$entry.details', where: 'text', matches: '^Rechargeable\\b', from: 'value' },
      ekyc: { list: '$entry.details', where: 'text', matches: '^No eKYC\\b', from: 'value', inverted: true },
      automaticApn: { list: '$entry.details', where: 'text', matches: '^Auto APN\\b', from: 'value' },
    },
  },
);
