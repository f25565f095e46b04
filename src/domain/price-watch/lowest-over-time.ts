import { convertMoney } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** The lowest list price in one currency from an instant on; `units` null: none from then on. */
export interface LowPoint {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly currency: CurrencyCode;
  readonly units: number | null;
}

/** The lowest of all currencies from an instant on. */
export interface ShownLow {
  readonly at: string;
  /** In the asked currency; null: nothing was offered, or nothing can be converted. */
  readonly money: Money | null;
  /** What the seller asks; null where `money` is. */
  readonly sellerPrice: Money | null;
}

/**
 * The lowest price over time in one currency, at today's rates throughout: prices move, rates do not. One point per
 * change.
 * @param points oldest first
 */
export function lowestOverTime(points: readonly LowPoint[], currency: CurrencyCode, rates: RateTable): ShownLow[] {
  const current = new Map<CurrencyCode, { readonly shown: Money; readonly asked: Money }>();
  const shown: ShownLow[] = [];
  for (const [index, point] of points.entries()) {
    const asked = point.units === null ? null : { units: point.units, currency: point.currency };
    const converted = asked && convertMoney(asked, currency, rates);
    if (asked === null || converted === null) current.delete(point.currency);
    else current.set(point.currency, { shown: converted, asked });
    // Changes of one import in several currencies are one change.
    if (points[index + 1]?.at === point.at) continue;
    const lowest = [...current.values()].reduce<{ shown: Money; asked: Money } | null>(
      (low, each) => (low === null || isLower(each, low) ? each : low),
      null,
    );
    const before = shown.at(-1);
    if (before !== undefined && before.money?.units === lowest?.shown.units) continue;
    shown.push({ at: point.at, money: lowest?.shown ?? null, sellerPrice: lowest?.asked ?? null });
  }
  return shown;
}

/** On ties the one that a seller asks in this currency. */
function isLower(
  each: { readonly shown: Money; readonly asked: Money },
  low: { readonly shown: Money; readonly asked: Money },
): boolean {
  if (each.shown.units !== low.shown.units) return each.shown.units < low.shown.units;
  return each.asked.currency === each.shown.currency && low.asked.currency !== low.shown.currency;
}
