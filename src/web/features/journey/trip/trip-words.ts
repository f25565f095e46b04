import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { markEstimate } from '#domain/money/money.ts';
import type { Stay } from '#domain/trip/trip-legs.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { sayReasons, sayPromo } from '#i18n/say-reasons.ts';
import { sayWorkedOut } from '#i18n/say-purchase.ts';
import { costOf } from '#web/features/journey/route/shape-lines.ts';
import type { Language } from '#web/shared/plan/plan-words.ts';
import type { ShownPurchase, ShownWay, TripAnswer } from './trip-data.ts';

/** The reasons for a way. */
export function sayWay(way: ShownWay, language: Language): readonly string[] {
  const { why } = language.messages.journey;
  const isBoth = way.name === 'cheapest' && way.isFewest;
  return [...(way.isProven ? [sayBest(way, language)] : []), ...(way.isProven && isBoth ? [why.onlyOne] : [])];
}

/** What holds for a way that is proven. */
function sayBest({ name, installs, gaps }: ShownWay, { messages }: Language): string {
  const { why } = messages.journey;
  if (name === 'locals' || name === 'fullSpeed') return why[name];
  if (name === 'cheapest') return gaps.length === 0 ? why.cheapest : why.mostDays;
  return gaps.length === 0 ? why.within({ count: installs }) : why.mostDaysWithin({ count: installs });
}

/** `one eSIM for the whole trip`, `one eSIM, bought twice`, `3 eSIMs, changed twice`. */
export function sayInstalls({ installs, changes, gaps, lines }: ShownWay, { messages }: Language): string {
  const texts = messages.journey;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  if (installs > 1) return texts.several({ count: installs, changes });
  if (count > 1) return texts.again({ count });
  return gaps.length > 0 ? texts.several({ count: installs, changes: 0 }) : texts.forAll;
}

/** Days of the journey on which a way has data. */
export function coveredDays({ gaps }: ShownWay, { stops, days }: TripAnswer): number {
  return days - gaps.reduce((sum, index) => sum + (stops[index]?.days ?? 0), 0);
}

/** Megabytes of the trip that a way has at a reduced speed, in tenths of a gigabyte. */
export function slowMbOf({ purchases }: Pick<ShownWay, 'purchases'>): number {
  const reasons = purchases.flatMap(({ trip }) => trip.reasons);
  const sum = reasons.reduce((mb, reason) => mb + (reason.code === 'slow-part' ? (reason.megabytes ?? 0) : 0), 0);
  return Math.ceil(sum / 100) * 100;
}

/** The lowest price for the whole trip by these words; another way by what is special about it. */
export function sayName(way: ShownWay, answer: TripAnswer, { locale, messages }: Language): string {
  const { names, uncovered } = messages.journey;
  const { stops, days } = answer;
  if (way.name === 'between') return sayBetween(way, answer, { locale, messages });
  if (way.name !== 'cheapest') return names[way.name];
  if (way.gaps.length > 0)
    return uncovered({
      places: placesOf(way.gaps, answer),
      hasPlans: way.gaps.some((index) => stops[index]?.hasPlans === true),
      covered: coveredDays(way, answer),
      total: days,
    });
  return names.cheapest({ days: formatDays(days, locale), data: sayTotalData(answer, locale) });
}

/** What it has fewer of than the cheapest, and what that costs. */
function sayBetween({ installs, cost }: ShownWay, { ways }: TripAnswer, { locale, messages }: Language): string {
  const cheapest = ways.find(({ name }) => name === 'cheapest');
  const more = markEstimate(
    { units: cost.units - (cheapest?.cost.units ?? 0), currency: cost.currency },
    cost.isEstimate === true,
  );
  return messages.journey.names.between({
    count: (cheapest?.installs ?? installs) - installs,
    price: formatMoney(more, locale),
  });
}

/** Null: it is not counted everywhere. */
export function sayTotalData({ stops }: TripAnswer, locale: Locale): string | null {
  const dataMb = stops.reduce<number | null>(
    (sum, stop) => (sum === null || stop.dataMb === null ? null : sum + stop.dataMb),
    0,
  );
  return dataMb === null ? null : formatDataAmount(dataMb, locale);
}

/** `2 × $8.90 = $17.80`. */
export function sayWorkedOutIn(purchase: ShownPurchase, language: Language): string {
  return sayWorkedOut(purchase, language) ?? formatMoney(costOf(purchase), language.locale);
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

/** Merges consecutive stops into stays. */
export function joinStays(stops: readonly Stay[]): readonly Stay[] {
  return stops.reduce<Stay[]>((stays, { start, days }) => {
    const last = stays.at(-1);
    if (last === undefined || last.start + last.days !== start) return [...stays, { start, days }];
    return [...stays.slice(0, -1), { start: last.start, days: last.days + days }];
  }, []);
}

/** The places of stops, each once. @param stops indexes */
export function placesOf(stops: readonly number[], answer: TripAnswer): readonly PlaceForms[] {
  const places = stops.flatMap((index) => answer.stops[index]?.place ?? []);
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

/** Days of the journey, counted from 1: `days 3–7`. */
export function sayDays({ start, days }: Stay, { messages }: Language): string {
  return messages.journey.dayRange({ from: start + 1, to: start + days });
}
