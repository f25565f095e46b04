import type { DestinationFloorTable, Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/destination-key.ts';
import { convertMoney } from '#domain/exchange.ts';
import type { RateTable } from '#domain/exchange-rates.ts';
import type { CurrencyCode, Money } from '#domain/money.ts';
import { pricePerGb } from '#domain/price-per.ts';
import type { DestinationFloor } from './catalogue-reader.ts';
import { anyOtherCurrency } from './destination-summary.ts';

export interface FloorQuery {
  readonly destinations: readonly DestinationKey[];
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** In the order asked for; destinations without plans have none. */
export async function readDestinationFloors(queries: Queries, query: FloorQuery): Promise<DestinationFloor[]> {
  if (query.destinations.length === 0) return [];
  const rows = await queries
    .selectFrom('destination_floor')
    .selectAll()
    .where('destination', 'in', [...query.destinations])
    .where('display_currency', 'in', [query.currency, anyOtherCurrency])
    .execute();
  const byDestination = Map.groupBy(rows, (row) => row.destination);
  return query.destinations.flatMap((destination) => {
    const candidates = byDestination.get(destination);
    return candidates === undefined ? [] : [floorOf(destination, candidates, query)];
  });
}

/** The least of a destination's candidates, converted as the list converts them. */
export function floorOf(
  destination: DestinationKey,
  rows: readonly Omit<DestinationFloorTable, 'destination'>[],
  { currency, rates }: FloorQuery,
): DestinationFloor {
  const ownRows = rows.filter((row) => row.display_currency === currency);
  const candidates = ownRows.length > 0 ? ownRows : rows.filter((row) => row.display_currency === anyOtherCurrency);
  const converted = candidates.map((row) => {
    const source = row.source_currency as CurrencyCode;
    return { row, money: convertMoney({ units: row.units, currency: source }, currency, rates) };
  });
  const priced = converted.filter(({ row }) => row.kind === 'price');
  const price = least(priced.map(({ money }) => money));
  const isAsked = priced.some(({ row, money }) => row.source_currency === currency && money?.units === price?.units);
  const perGb = converted.filter(({ row }) => row.kind === 'per-gb').map(({ row, money }) => perGbOf(row, money));
  return { destination, price, isEstimate: price !== null && !isAsked, perGb: least(perGb) };
}

function perGbOf({ data_mb: dataMb }: Pick<DestinationFloorTable, 'data_mb'>, money: Money | null): Money | null {
  return money && pricePerGb(money, { dataKind: 'total', dataMb, validityDays: null });
}

function least(amounts: readonly (Money | null)[]): Money | null {
  return amounts.reduce((low, each) => (low === null || (each !== null && each.units < low.units) ? each : low), null);
}
