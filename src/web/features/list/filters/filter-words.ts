import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { FacetOption } from '#domain/listing/destination-view.ts';
import type { AnswerFacet, FacetName, ListQuery } from '#domain/listing/list-query.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { formatWholeMoney } from '#i18n/format-money.ts';
import { withinLine } from '#i18n/letter-case.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount, formatDayLimit, formatDays } from '#i18n/format-quantity.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import type { Language } from '#web/shared/plan/plan-words.ts';

/** Language data for filter labels. */
export interface FilterLanguage extends Language {
  readonly countryNames: ListData['countryNames'];
}

export type FilterOption = Pick<FacetOption, 'value' | 'label'>;

/** A choice's label below its facet's name. */
export function sayOption(facet: FacetName, { value, label }: FilterOption, language: FilterLanguage): string {
  const { list } = language.messages;
  const answers = answersOf(facet, language);
  if (answers !== null) return answers[value] ?? value;
  if (value === 'unknown') return list.notStated;
  switch (facet) {
    case 'scope':
    case 'share':
    case 'kind':
    case 'checked':
      return wordIn(list[facet], value);
    case 'data':
      return sayData(value, language);
    case 'validity':
      return sayValidity(value, language);
    case 'breakout':
      return wordIn(language.countryNames, value);
    default:
      return isolateText(label ?? value);
  }
}

/** A choice's label on a chip: with its facet's name where needed. */
export function sayChoice(facet: FacetName, option: FilterOption, language: FilterLanguage): string {
  const { locale, messages } = language;
  const { list } = messages;
  const words = sayOption(facet, option, language);
  if (answersOf(facet, language) !== null) return words;
  if (option.value === 'unknown') return list.notStatedOf({ name: list.facets[facet as keyof typeof list.facets] });
  if (facet === 'breakout') return list.exitIn({ country: words });
  const isNamed = facet === 'checked' || facet === 'share';
  return isNamed ? list.choiceOf({ name: list.facets[facet], choice: withinLine(words, locale) }) : words;
}

function wordIn(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}

type Answers = Readonly<Record<string, string>>;

const answersIn: Readonly<Record<AnswerFacet, (plan: Messages['plan']) => Answers>> = {
  hotspot: ({ features }) => features.hotspot,
  topup: ({ features }) => features.topUp,
  phone: ({ features }) => features.phoneNumber,
  refund: ({ features }) => features.refund,
  '5g': ({ fiveG }) => fiveG,
  idcheck: ({ ekyc }) => ekyc,
};

function isAnswer(facet: FacetName): facet is AnswerFacet {
  return Object.hasOwn(answersIn, facet);
}

/** Labels of a yes/no/unknown facet; null: another kind. */
function answersOf(facet: FacetName, { messages }: Language): Answers | null {
  return isAnswer(facet) ? answersIn[facet](messages.plan) : null;
}

/** `3-5` is 3 GB and more, but less than 5 GB. */
function sayData(bracket: string, { locale, messages: { list, plan } }: Language): string {
  const amount = (gigabytes: number): string => formatDataAmount(gigabytes * 1000, locale);
  if (bracket === 'unlimited') return plan.unlimited;
  if (bracket === 'lt1') return list.under({ amount: amount(1) });
  if (bracket === 'gt50') return list.atLeast({ amount: amount(50) });
  const [from = 0, to = 0] = bracket.split('-').map(Number);
  return list.between({ from: formatNumber(from, locale), to: amount(to) });
}

/** `4-7` is 4 to 7 days, both included. */
function sayValidity(bracket: string, { locale, messages: { list, plan } }: Language): string {
  if (bracket === 'none') return plan.noExpiry;
  if (bracket === 'gt90') return list.over({ amount: formatDayLimit(90, locale) });
  const [from = 0, to = 0] = bracket.split('-').map(Number);
  return list.between({ from: formatNumber(from, locale), to: formatDays(to, locale) });
}

/** The chosen ends of the price; null: none is chosen. */
export function sayPriceRange(
  { minPrice, maxPrice }: Pick<ListQuery, 'minPrice' | 'maxPrice'>,
  currency: CurrencyCode,
  { locale, messages: { list } }: Language,
): string | null {
  const price = (whole: number): string => formatWholeMoney({ whole, currency }, locale);
  if (minPrice !== null && maxPrice !== null) return list.between({ from: price(minPrice), to: price(maxPrice) });
  if (minPrice !== null) return list.priceFrom({ price: price(minPrice) });
  return maxPrice === null ? null : list.priceTo({ price: price(maxPrice) });
}
