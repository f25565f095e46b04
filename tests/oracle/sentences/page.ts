import type { Market, Place, Plan } from '#tests/oracle/read-market.ts';
import type { Setting, Trip } from '#tests/oracle/trip-cost.ts';

/** A country's page in English, and what it is made of. */
export interface Page {
  readonly html: string;
  readonly place: Place;
  /** Every plan that works in the country. */
  readonly plans: readonly Plan[];
  readonly trip: Trip;
  readonly market: Market;
  readonly setting: Setting;
}

/** One line for each sentence that is not true, or not there. */
export type Check = (page: Page) => readonly string[];

/** Empty where a sentence is one of those that are true. */
export function expectSaid(what: string, said: string | undefined, ...right: readonly string[]): readonly string[] {
  if (said !== undefined && right.includes(said)) return [];
  return [`${what}: “${said}”, but “${right.slice(0, 3).join('” or “')}”`];
}
