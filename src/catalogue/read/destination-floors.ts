import { anyOtherCurrency, storedCurrency } from '#catalogue/stored/stored-values.ts';
import type { DestinationFloorTable, Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { displayPrice, roundShownPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanAmount } from '#domain/plan/plan-data.ts';
import { pricePerGb } from '#domain/plan/price-per.ts';
import type { SmallestPrice } from '#domain/trip/from-price.ts';

export interface FloorQuery {
  readonly destinations: readonly DestinationKey[];
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}

/** The lowest amounts at a destination in one display currency, by the same rule as the page's own list. */
export interface DestinationFloor {
  readonly destination: DestinationKey;
  /** The lowest list price of any active plan, however little it buys; null: nothing can be converted. */
  readonly smallest: SmallestPrice<DisplayPrice> | null;
  /** Lowest list price of a whole gigabyte among plans with a fixed amount of data; null: no such plan. */
  readonly perGb: DisplayPrice | null;
}

/** A row with the plan of a `price`. */
export interface FloorRow extends Omit<DestinationFloorTable, 'destination' | 'plan_id'> {
  readonly plan: PlanAmount | null;
}

/** In the requested order; destinations without plans are left out. */
export async function readDestinationFloors(queries: Queries, query: FloorQuery): Promise<readonly DestinationFloor[]> {
  if (query.destinations.length === 0) return [];
  const rows = await queries
    .selectFrom('destination_floor as floor')
    .leftJoin('plan', 'plan.id', 'floor.plan_id')
    .selectAll('floor')
    .select(['plan.data_kind as planKind', 'plan.data_mb as planMb', 'plan.data_words as planWords'])
    .select('plan.validity_days as planDays')
    .where('floor.destination', 'in', [...query.destinations])
    .where('floor.display_currency', 'in', [query.currency, anyOtherCurrency])
    .execute();
  const byDestination = Map.groupBy(rows, (row) => row.destination);
  return query.destinations.flatMap((destination) => {
    const found = byDestination.get(destination)?.map(({ planKind, planMb, planWords, planDays, ...row }): FloorRow => {
      const amount = { dataMb: planMb, dataWords: planWords, validityDays: planDays };
      return { ...row, plan: planKind && { dataKind: planKind, ...amount } };
    });
    return found === undefined ? [] : [floorOf(destination, found, query)];
  });
}

/** The minimum of a destination's candidates, converted as in the list. */
export function floorOf(
  destination: DestinationKey,
  rows: readonly FloorRow[],
  { currency, rates }: FloorQuery,
): DestinationFloor {
  const ownRows = rows.filter((row) => row.display_currency === currency);
  const candidates = ownRows.length > 0 ? ownRows : rows.filter((row) => row.display_currency === anyOtherCurrency);
  const least = (kind: DestinationFloorTable['kind']): PricedRow | null =>
    candidates
      .filter((row) => row.kind === kind)
      .flatMap((row) => priceRow(row, { currency, rates }) ?? [])
      .toSorted(comparePrices)[0] ?? null;
  const [smallest, perGb] = [least('price'), least('per-gb')];
  return {
    destination,
    smallest: smallest && { price: smallest.price, plan: smallest.plan },
    perGb: perGb?.price ?? null,
  };
}

interface PricedRow extends Pick<FloorRow, 'plan'> {
  readonly price: DisplayPrice;
  /** Units of the price as shown; of a gigabyte, exact. */
  readonly compared: number;
}

function priceRow(
  { kind, units, source_currency: source, data_mb: dataMb, plan }: FloorRow,
  { currency, rates }: Pick<FloorQuery, 'currency' | 'rates'>,
): PricedRow | null {
  const asked = { units, currency: storedCurrency(source) };
  const shown = displayPrice({ price: asked, ownPrice: null, currency, rates });
  if (shown === null) return null;
  if (kind === 'price') return { price: shown, plan, compared: shownUnits(shown) };
  const money = pricePerGb(shown.money, { dataKind: 'total', dataMb, validityDays: null });
  return money && { price: { ...shown, money }, plan, compared: money.units };
}

function shownUnits(price: DisplayPrice): number {
  const rules = findCurrency(price.money.currency);
  return (rules === null ? price.money : roundShownPrice(price, rules)).units;
}

/** Of equal amounts the seller's own price. */
function comparePrices(a: PricedRow, b: PricedRow): number {
  return a.compared - b.compared || Number(a.price.estimate) - Number(b.price.estimate);
}
