import type { DestinationFloorTable, Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { displayPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { pricePerGb } from '#domain/plan/price-per.ts';
import type { DestinationFloor } from './catalogue-reader.ts';
import { anyOtherCurrency } from './destination-summary.ts';

export interface FloorQuery {
  readonly destinations: readonly DestinationKey[];
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** In the requested order; destinations without plans are left out. */
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

/** The minimum of a destination's candidates, converted as in the list. */
export function floorOf(
  destination: DestinationKey,
  rows: readonly Omit<DestinationFloorTable, 'destination'>[],
  { currency, rates }: FloorQuery,
): DestinationFloor {
  const ownRows = rows.filter((row) => row.display_currency === currency);
  const candidates = ownRows.length > 0 ? ownRows : rows.filter((row) => row.display_currency === anyOtherCurrency);
  const amounts = (kind: DestinationFloorTable['kind']): (DisplayPrice | null)[] =>
    candidates.filter((row) => row.kind === kind).map((row) => shownAmount(row, { currency, rates }));
  return { destination, price: least(amounts('price')), perGb: least(amounts('per-gb')) };
}

function shownAmount(
  { kind, units, source_currency: source, data_mb: dataMb }: Omit<DestinationFloorTable, 'destination'>,
  { currency, rates }: Pick<FloorQuery, 'currency' | 'rates'>,
): DisplayPrice | null {
  const price = { units, currency: source as CurrencyCode };
  const shown = displayPrice({ price, ownPrice: null, currency, rates });
  if (shown === null || kind === 'price') return shown;
  const money = pricePerGb(shown.money, { dataKind: 'total', dataMb, validityDays: null });
  return money && { ...shown, money };
}

/** Of equal amounts the seller's own price. */
function least(amounts: readonly (DisplayPrice | null)[]): DisplayPrice | null {
  return amounts.reduce((low, each) => (each !== null && (low === null || isLess(each, low)) ? each : low), null);
}

function isLess(a: DisplayPrice, b: DisplayPrice): boolean {
  return a.money.units < b.money.units || (a.money.units === b.money.units && !a.estimate && b.estimate);
}
