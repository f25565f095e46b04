import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { isFixedAmount, type PlanAmount } from '#domain/plan/plan-data.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { joinFacts } from './format-list.ts';
import { formatDataAmount, formatDays } from './format-quantity.ts';
import type { Messages } from './messages/en.ts';

export interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

/** The data amount: `10 GB`, `1 GB a day`, `Unlimited`, or the seller's wording if unknown. */
export function sayData(
  { dataKind, dataMb, dataWords }: Omit<PlanAmount, 'validityDays'>,
  { locale, messages }: Language,
): string {
  const texts = messages.plan;
  if (dataKind === 'unlimited') return texts.unlimited;
  if (dataKind === 'payg') return texts.payAsYouGo;
  if (dataMb === null) return dataWords === null ? texts.dataUnknown : isolateText(dataWords);
  const amount = formatDataAmount(dataMb, locale);
  return dataKind === 'daily' ? texts.aDay({ amount }) : amount;
}

export function sayValidity(validityDays: number | null, { locale, messages }: Language): string {
  return validityDays === null ? messages.plan.noExpiry : formatDays(validityDays, locale);
}

/** What a plan buys: `100 MB for 1 day`, `Unlimited · 1 day`. */
export function sayPlanAmount(amount: PlanAmount, language: Language): string {
  const [data, days] = [sayData(amount, language), sayValidity(amount.validityDays, language)];
  const isMeasured = isFixedAmount(amount) && amount.dataMb !== null && amount.validityDays !== null;
  return isMeasured ? language.messages.plan.amountFor({ data, days }) : joinFacts([data, days], language.locale);
}

/** What a "from" price buys: `5 GB for 7 days`, or the amount of the plan whose price it is. */
export function sayFromAmount(amount: PlanAmount | null, language: Language): string {
  if (amount !== null) return sayPlanAmount(amount, language);
  const { days, dataMb } = defaultTrip;
  const { locale, messages } = language;
  return messages.plan.amountFor({ data: formatDataAmount(dataMb, locale), days: formatDays(days, locale) });
}
