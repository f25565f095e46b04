import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { joinTerms } from '#i18n/punctuation.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { sayData, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';
import { isChosen, mustHaves, type TripQuery } from './trip-choices.ts';

/** `no must-haves`, `hotspot`, `hotspot + 2`. */
export function sayMustHaves(query: Pick<TripQuery, 'trip' | 'facets'>, language: Language): string {
  const { messages } = language;
  const chosen = mustHaves.filter((mustHave) => isChosen(query, mustHave)).map(({ word }) => word(messages));
  return sayRequired(query.trip.hotspot ? [messages.trip.sentence.words.hotspot, ...chosen] : chosen, language);
}

/** The first of the must-haves, and the number of the others. */
export function sayRequired([first, ...others]: readonly string[], { locale, messages }: Language): string {
  const { words } = messages.trip.sentence;
  if (first === undefined) return words.noMustHaves;
  return others.length === 0 ? first : joinTerms([first, formatNumber(others.length, locale)]);
}

/** What the trip comes to, in two lines. */
export interface Result {
  readonly answer: string;
  readonly detail: string;
}

/** `5 GB for $4.50` over `4,069 plans fit`; where nothing fits, what comes nearest. */
export function sayResult(
  { picks, fitCount }: Pick<DestinationView, 'picks' | 'fitCount'>,
  language: Language,
): Result {
  const { sentence: texts } = language.messages.trip;
  const { cheapest, nearest } = picks;
  if (cheapest === null) return { answer: texts.none, detail: nearest === null ? '' : sayNearest(nearest, language) };
  const answer = texts.answer({ data: sayDataOf(cheapest, language), price: sayCost(cheapest, language) });
  return { answer, detail: texts.fit({ count: fitCount }) };
}

function sayNearest(row: ListRow, language: Language): string {
  const facts = [sayDataOf(row, language), sayValidity(row.plan.validityDays, language), sayCost(row, language)];
  return language.messages.trip.sentence.nearest({ plan: joinFacts(facts, language.locale) });
}

/** `2 × 3 GB`; what a plan allows a day, or without an end, is the same however many are bought. */
function sayDataOf({ plan, trip: { count } }: ListRow, language: Language): string {
  const data = sayData(plan, language);
  const isSummed = count > 1 && plan.dataKind === 'total';
  return isSummed ? language.messages.plan.times({ count, price: data }) : data;
}

function sayCost({ plan, prices }: ListRow, { locale }: Language): string {
  return formatMoney(prices.cost ?? prices.price ?? plan.sellerPrice, locale);
}
