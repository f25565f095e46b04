import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import type { Known } from '#domain/plan/plan.ts';
import { formatList, joinFacts } from '#i18n/format-list.ts';
import { withKind, withRemark } from '#i18n/punctuation.ts';
import { formatDayLimit } from '#i18n/format-quantity.ts';
import type { ListData } from './list-data.ts';
import { sayData, sayLimits, sayScope, sayShare, sayValidity, type Language } from '#web/components/plan/plan-words.ts';

/** One line of a plan's facts. */
export interface Fact {
  readonly name: string;
  readonly words: string;
  /** Names that do not fit on the line. */
  readonly more?: readonly string[];
}

interface FactSource {
  readonly plan: ListedPlan;
  /** Null: not loaded, or failed to load. */
  readonly answer: PlanAnswer | null;
  readonly data: Pick<ListData, 'countryNames' | 'regionNames'>;
}

/** The facts of a plan in the order in which travellers ask. */
export function planFacts({ plan, answer, data }: FactSource, language: Language): readonly Fact[] {
  const { detail, idCheck } = language.messages.plan;
  const known = (value: Known): string => sayKnown(value, language);
  return [
    ...amountFacts(plan, language),
    reachFact({ plan, answer, data }, language),
    ...(plan.coverage.countriesHere > 1
      ? [{ name: detail.ofDestination, words: sayShare(plan.coverage, language) }]
      : []),
    { name: detail.network, words: networkWords(plan, language) },
    { name: detail.hotspot, words: known(plan.tethering) },
    { name: detail.topUp, words: known(plan.topUp) },
    { name: detail.phoneNumber, words: known(plan.phoneNumber) },
    { name: detail.idCheck, words: plan.ekyc === null ? detail.notStated : idCheck[plan.ekyc ? 'yes' : 'no'] },
    { name: detail.breakout, words: breakoutWords(plan, data, language) },
    {
      name: detail.subscription,
      words: plan.subscription === true ? detail.subscriptionYes : known(plan.subscription),
    },
    { name: detail.ads, words: known(plan.ads) },
    ...termFacts(plan, language),
    ...(answer === null ? [] : answerFacts(answer, language)),
  ];
}

/** Yes, no, or not stated. */
export function sayKnown(value: Known, { messages }: Language): string {
  const { detail } = messages.plan;
  if (value === null) return detail.notStated;
  return value ? detail.yes : detail.no;
}

function amountFacts(plan: ListedPlan, language: Language): readonly Fact[] {
  const { columns, detail } = language.messages.plan;
  const { dataKind, dataMb, reducedSpeedKbps, speedLimitKbps } = plan;
  const limits = sayLimits({ dataKind, dataMb, reducedSpeedKbps, speedLimitKbps, fairUse: null }, language);
  const days = plan.dayCount === null || plan.validityDays === null ? null : detail.days[plan.dayCount];
  const validity = sayValidity(plan.validityDays, language);
  return [
    { name: columns.data, words: sayData(plan, language) },
    { name: detail.valid, words: withRemark(validity, days, language.locale) },
    ...(limits.length === 0 ? [] : [{ name: detail.limits, words: joinFacts(limits, language.locale) }]),
    ...(plan.fairUse === null ? [] : [{ name: detail.fairUse, words: isolateText(plan.fairUse) }]),
  ];
}

function reachFact({ plan, answer, data }: FactSource, language: Language): Fact {
  const { scope, countryCount, region } = plan.coverage;
  const regionName = region === null ? null : (data.regionNames[region] ?? null);
  const words = sayScope({ scope, countryCount, regionName }, language);
  const names = answer?.coverage.map(({ name }) => name) ?? [];
  return { name: language.messages.plan.detail.worksIn, words, ...(names.length > 1 && { more: names }) };
}

/** The operators of the page's place, else the best generation that the seller states anywhere. */
export function networkWords({ networks }: Pick<ListedPlan, 'networks'>, { locale, messages }: Language): string {
  const { operators, generation } = networks;
  if (operators.length === 0) return generation ?? messages.plan.detail.notStated;
  const names = operators.map((each) => withKind(isolateText(each.name), each.generation));
  return formatList(names, locale);
}

/** The country of the internet breakout. */
export function breakoutWords(
  { networks }: Pick<ListedPlan, 'networks'>,
  { countryNames }: Pick<ListData, 'countryNames'>,
  language: Language,
): string {
  if (networks.breakout.length === 0) return language.messages.plan.detail.notStated;
  return formatList(
    networks.breakout.map((code) => countryNames[code] ?? code),
    language.locale,
  );
}

/** Terms, only where they change what is bought. */
function termFacts({ newCustomersOnly, dayPass }: ListedPlan, { messages }: Language): readonly Fact[] {
  const { detail } = messages.plan;
  return [
    ...(dayPass === true ? [messages.trip.dayPass] : []),
    ...(newCustomersOnly === true ? [{ name: detail.newCustomersOnly, words: detail.yes }] : []),
  ];
}

function answerFacts(answer: PlanAnswer, language: Language): readonly Fact[] {
  const { detail } = language.messages.plan;
  const { activation, installWithinDays, voiceMinutes, smsCount } = answer;
  const starts = [
    activation === null ? null : detail.activation[activation],
    installWithinDays === null
      ? null
      : detail.installWithin({ days: formatDayLimit(installWithinDays, language.locale) }),
  ].filter((part) => part !== null);
  const calls = [
    voiceMinutes === null ? null : detail.minutes({ count: voiceMinutes }),
    smsCount === null ? null : detail.texts({ count: smsCount }),
  ].filter((part) => part !== null);
  return [
    ...(starts.length === 0 ? [] : [{ name: detail.starts, words: joinFacts(starts, language.locale) }]),
    ...(calls.length === 0 ? [] : [{ name: detail.calls, words: joinFacts(calls, language.locale) }]),
  ];
}
