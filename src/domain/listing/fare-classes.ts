import { roundFare } from '#domain/money/fare.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { classOf, priceClasses, type PriceClass } from './price-classes.ts';

/** Number of shades of prices on cards and pins. */
const fareClassCount = 3;

/**
 * Classes of what the basket costs, lowest first, by the amounts that cards show.
 * @param costs in 1/10000 of the currency unit
 * @param decimalDigits displayed decimals of the currency
 */
export function fareClasses(costs: readonly number[], decimalDigits: number): readonly PriceClass[] {
  return priceClasses(costs.map(roundFare), { finest: unitsPerWhole / 10 ** decimalDigits, count: fareClassCount });
}

/** The number of a price's class, from 1; 0: none. */
export function fareClassOf(units: number, classes: readonly PriceClass[]): number {
  return classOf(roundFare(units), classes);
}
