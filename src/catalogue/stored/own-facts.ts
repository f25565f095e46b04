import type { StatedColumns } from '#database/stated-columns.ts';
import { plainFields } from '#domain/plan/field-lists.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import { factReader } from './fact-columns.ts';
import type { OwnFacts } from './plan-row.ts';
import { parseTexts } from './stored-json.ts';

const { read } = factReader(plainFields.map(({ field }) => field));

/** The facts in a row's own columns. @param further prices beside the list price */
export function ownFactsOf(row: StatedColumns, further: Omit<FeedPrices, 'price'>): OwnFacts {
  return {
    ...read(row),
    name: row.names === null ? row.name : parseTexts(row.names),
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    price: { units: row.price_units, currency: row.price_currency },
    ownPrices: further.ownPrices,
    promo: further.promo,
    url: row.url,
  };
}
