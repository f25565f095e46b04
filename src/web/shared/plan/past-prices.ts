import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PastPrices } from '#domain/price-watch/priced-points.ts';

interface PastQuery {
  readonly planIds: readonly number[];
  readonly currency: CurrencyCode;
}

/** All prices that plans ever had, by id, sellers' own prices in the display currency among them. */
export async function readPastPrices(
  query: PastQuery,
  catalogue: CatalogueReader,
): Promise<ReadonlyMap<number, PastPrices>> {
  const [list, own] = await Promise.all([catalogue.priceHistories(query.planIds), catalogue.ownPriceHistories(query)]);
  return new Map([...list].map(([id, points]) => [id, { list: points, own: own.get(id) ?? [] }]));
}
