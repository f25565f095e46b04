import { isolateText } from '#domain/kernel/bidi-text.ts';
import { afterData } from '#domain/plan/after-data.ts';
import { atStart } from '#i18n/letter-case.ts';
import { formatDataAmount, formatSpeed } from '#i18n/format-quantity.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { sayData, sayValidity, type Language } from '#i18n/say-amount.ts';
import type { ListedCoverage, ListedPlan } from '#domain/plan/listed-plan.ts';
import { priceTermsOf, type PriceTerms } from '#domain/plan/price-facts.ts';
import type { PlanScope } from '#domain/plan/plan.ts';

export { sayData, sayValidity, type Language } from '#i18n/say-amount.ts';

type DataFacts = Pick<ListedPlan, 'dataKind' | 'dataMb' | 'dataWords'>;
type LimitFacts = Pick<ListedPlan, 'dataKind' | 'dataMb' | 'reducedSpeedKbps' | 'speedLimitKbps' | 'fairUse'>;

interface ScopeFacts {
  readonly scope: PlanScope;
  /** Name of the plan's region in the page's language; null: none. */
  readonly regionName: string | null;
  readonly countryCount: number;
}

/** What happens after the allowance. Unlimited plans always get a sentence, even if the limits are unknown. */
function sayAllowance(facts: LimitFacts, { locale, messages }: Language): string | null {
  const { limits } = messages.plan;
  const speed = facts.reducedSpeedKbps === null ? null : formatSpeed(facts.reducedSpeedKbps, locale);
  if (facts.dataKind !== 'unlimited' || facts.dataMb === null)
    return speed === null ? null : limits.afterwards({ speed });
  const amount = formatDataAmount(facts.dataMb, locale);
  return speed === null ? limits.fullSpeed({ amount }) : limits.fullSpeedThen({ amount, speed });
}

/** The conditions of the data, each in a few words; empty when there are none to state. */
export function sayLimits(facts: LimitFacts, language: Language): readonly string[] {
  const { limits } = language.messages.plan;
  // The seller's fair use text mostly repeats the figures, so it is only the fallback.
  const allowance = sayAllowance(facts, language) ?? sayFairUse(facts, language);
  const cap =
    facts.speedLimitKbps === null ? null : limits.upTo({ speed: formatSpeed(facts.speedLimitKbps, language.locale) });
  const stated = [allowance, cap].filter((words) => words !== null);
  return stated.length === 0 && facts.dataKind === 'unlimited' ? [limits.notStated] : stated;
}

/** Like `sayLimits`, and the allowance a day of a daily plan, for places that do not show the amount elsewhere. */
export function sayUnlimitedLimits(facts: LimitFacts, language: Language): readonly string[] {
  const amount = facts.dataKind === 'daily' ? [sayData({ ...facts, dataWords: null }, language)] : [];
  return [...amount, ...sayLimits(facts, language)];
}

function sayFairUse({ fairUse }: LimitFacts, { messages }: Language): string | null {
  return fairUse === null ? null : messages.plan.limits.fairUse({ words: isolateText(fairUse) });
}

/** The amount on a ticket and in a row: of "unlimited", the seller's word, also what limits it. */
export function sayStatedData(facts: DataFacts & LimitFacts, language: Language): string {
  if (facts.dataKind !== 'unlimited') return sayData(facts, language);
  const limits = joinPhrases(sayLimits(facts, language), language.locale);
  return language.messages.plan.unlimitedAs({ limits });
}

type EndFacts = Parameters<typeof afterData>[0];

/** What follows the data as a sentence; null: not stated. */
export function sayAfterEnd(facts: EndFacts, language: Language): string | null {
  const words = sayAfterData(facts, language.messages.plan.detail.afterEndRules, language);
  return words && atStart(words, language.locale);
}

interface EndWords extends Record<'stops' | 'payg', string> {
  readonly slowed: (facts: { speed: string | null }) => string;
}

function sayAfterData(facts: EndFacts, words: EndWords, { locale, messages }: Language): string | null {
  const after = afterData(facts);
  if (after === null) return null;
  const speed = after.kbps === null ? null : formatSpeed(after.kbps, locale);
  if (after.kind === 'steady') return speed && messages.plan.limits.upTo({ speed });
  return after.kind === 'slowed' ? words.slowed({ speed }) : words[after.kind];
}

/** Terms that stand wherever a price does; nothing of what is not so, or not stated. */
export function sayTerms(
  plan: Partial<PriceTerms> & Pick<ListedPlan, 'validityDays'>,
  language: Language,
): readonly string[] {
  const { terms } = language.messages.plan;
  return priceTermsOf(plan).map((name) => (name === 'subscription' ? sayRenewal(plan, language) : terms[name]));
}

/** `Renews every 30 days until you cancel`. */
export function sayRenewal({ validityDays }: Pick<ListedPlan, 'validityDays'>, language: Language): string {
  const period = validityDays === null ? null : sayValidity(validityDays, language);
  return language.messages.plan.renews({ period });
}

/** Everything that a plan's amount and price must not be read without. */
export function sayTermsAndLimits(plan: LimitFacts & Parameters<typeof sayTerms>[0], language: Language) {
  return [...sayTerms(plan, language), ...sayLimits(plan, language)];
}

/** Where a plan works: one country, or the number of countries. */
export function sayScope({ scope, regionName, countryCount }: ScopeFacts, { messages }: Language): string {
  const texts = messages.plan.scope;
  if (scope === 'local' && countryCount === 1) return texts.local;
  if (regionName === null) return texts.countries({ count: countryCount });
  return texts.named({ region: regionName, count: countryCount });
}

/** Of a region's countries, how many a plan works in: `27 of 33 countries`. */
export function sayShare(
  { coveredHere, countriesHere }: Pick<ListedCoverage, 'coveredHere' | 'countriesHere'>,
  { messages }: Language,
): string {
  return messages.plan.scope.share({ count: coveredHere, total: countriesHere });
}

type ComparableFacts = DataFacts & Pick<ListedPlan, 'validityDays' | 'provider'>;

/** A plan by its seller, data and days: `Tanuki SIM, 10 GB, 30 days`. */
export function sayComparable(plan: ComparableFacts, language: Language): string {
  const facts = [sayData(plan, language), sayValidity(plan.validityDays, language)];
  return joinPhrases([isolateText(plan.provider.name), ...facts], language.locale);
}
