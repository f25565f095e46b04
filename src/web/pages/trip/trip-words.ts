import { isolateText } from '#domain/kernel/bidi-text.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { sayReasons, sayPromo } from '#web/components/list/trip-words.ts';
import { sayWorkedOut } from '#web/components/list/purchase-words.ts';
import type { Language } from '#web/components/plan/plan-words.ts';
import type { ShownPurchase, ShownStop, ShownWay } from './trip-data.ts';

/** The reason for a way. */
export function sayWay({ name, installs }: ShownWay, isOnly: boolean, { messages }: Language): string {
  const { why } = messages.journey;
  if (name === 'between') return why.between({ count: installs });
  return name === 'cheapest' && isOnly ? `${why.cheapest} ${why.onlyOne}` : why[name];
}

/** `2 × $8.90 = $17.80`. */
export function sayWorkedOutIn(purchase: ShownPurchase, language: Language): string {
  const { prices, plan } = purchase;
  return sayWorkedOut(purchase, language) ?? formatMoney(prices.cost ?? plan.sellerPrice, language.locale);
}

/** Notes on a purchase: quantity and reason, promo, days. */
export function sayPurchase(purchase: ShownPurchase, language: Language): readonly string[] {
  const texts = language.messages.journey;
  const { plan, trip, idle, isForNew } = purchase;
  return [
    ...(trip.reasons.length > 0 ? sayReasons(purchase, language) : []),
    ...(trip.promo === 'applied' ? sayPromo(purchase, language) : []),
    ...(isForNew ? [texts.onlyNew({ provider: isolateText(plan.provider.name) })] : []),
    ...idle.map((stay) => texts.idle({ days: sayDays(stay, language) })),
  ];
}

type Stay = Pick<ShownStop, 'start' | 'days'>;

/** Merges consecutive stops into stays. */
export function joinStays(stops: readonly Stay[]): readonly Stay[] {
  return stops.reduce<Stay[]>((stays, { start, days }) => {
    const last = stays.at(-1);
    if (last === undefined || last.start + last.days !== start) return [...stays, { start, days }];
    return [...stays.slice(0, -1), { start: last.start, days: last.days + days }];
  }, []);
}

/** Days of the journey, counted from 1: `days 3–7`. */
export function sayDays({ start, days }: Stay, { messages }: Language): string {
  return messages.journey.dayRange({ from: start + 1, to: start + days });
}
