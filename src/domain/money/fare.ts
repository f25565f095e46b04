import { unitsPerWhole } from './money.ts';

/** From this amount on, a fare has no decimals. */
export const wholeFareFrom = 20 * unitsPerWhole;

/** A price as cards and maps show it: exact below 20, in whole units from there on. In 1/10000 of the currency unit. */
export function roundFare(units: number): number {
  return units < wholeFareFrom ? units : Math.round(units / unitsPerWhole) * unitsPerWhole;
}
