import { recordOf } from '#domain/kernel/records.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import type { Known } from '#domain/plan/plan.ts';
import { countsDays, refundDays } from '#domain/plan/refund.ts';
import type { RefundAnswer } from '#domain/plan/refund-answer.ts';
import type { PlanLabel } from '#domain/plan/plan-fields.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { formatList, joinFacts } from '#i18n/format-list.ts';
import { formatDayLimit } from '#i18n/format-quantity.ts';
import { withKind, withRemark } from '#i18n/punctuation.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { plainFeatures } from '#web/shared/plan/plain-features.ts';
import {
  sayAfterEnd,
  sayData,
  sayLimits,
  sayUnlimitedLimits,
  sayScope,
  sayShare,
  sayValidity,
  type Language,
} from '#web/shared/plan/plan-words.ts';

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

/** The facts of a plan in the order in which travellers ask. @param only default: all */
export function planFacts(source: FactSource, language: Language, only?: readonly PlanLabel[]): readonly Fact[] {
  const chosen = only === undefined ? Object.values(lines) : only.map((name) => lines[name]);
  return chosen.flatMap((line) => line(source, language));
}

type Line = (source: FactSource, language: Language) => readonly Fact[];

/** A line that is always there. @param say null: not stated */
function line(
  name: KnownLabel,
  say: (plan: ListedPlan, language: Language, answer: PlanAnswer | null) => string | null,
): Line {
  return ({ plan, answer }, language) => {
    const { detail } = language.messages.plan;
    return [{ name: detail[name], words: say(plan, language, answer) ?? detail.notStated }];
  };
}

type KnownLabel = Exclude<keyof Messages['plan']['detail'] & PlanLabel, 'dayPass'>;

const lines: Readonly<Record<PlanLabel, Line>> = {
  data: ({ plan }, language) => [{ name: language.messages.plan.columns.data, words: sayData(plan, language) }],
  valid: line('valid', sayDays),
  limits: limitsLine,
  fairUse: ({ plan: { fairUse } }, { messages }) =>
    fairUse === null ? [] : [{ name: messages.plan.detail.fairUse, words: isolateText(fairUse) }],
  worksIn: reachLines,
  network: line('network', networkWords),
  hotspot: line('hotspot', ({ tethering }, language) =>
    sayKnown(tethering, language, language.messages.plan.facts.hotspot),
  ),
  topUp: line('topUp', ({ topUp }, language) => sayKnown(topUp, language, language.messages.plan.facts.topUp)),
  phoneNumber: line('phoneNumber', ({ phoneNumber }, language) =>
    sayKnown(phoneNumber, language, language.messages.plan.facts.phoneNumber),
  ),
  ekyc: line('ekyc', ({ ekyc }, language) => sayKnown(ekyc, language, language.messages.plan.facts.ekyc)),
  breakout: ({ plan, data }, language) => [
    { name: language.messages.plan.detail.breakout, words: breakoutWords(plan, data, language) },
  ],
  subscription: line('subscription', saySubscription),
  ...recordOf(plainFeatures, (feature) => line(feature, (plan, language) => sayKnown(plan[feature], language))),
  dayPass: ({ plan }, { messages }) => (plan.dayPass === true ? [messages.trip.dayPass] : []),
  newCustomersOnly: ({ plan }, { messages: { plan: texts } }) =>
    plan.newCustomersOnly === true ? [{ name: texts.detail.newCustomersOnly, words: texts.detail.yes }] : [],
  refund: line('refund', (plan, language, answer) => sayRefund(answer?.refundRule ?? ownRefund(plan), language)),
  unusedData: line('unusedData', sayUnusedData),
  afterEnd: line('afterEnd', sayAfterEnd),
  starts: startsLine,
  calls: callsLine,
};

function sayDays({ dayCount, validityDays }: ListedPlan, language: Language): string {
  const days = dayCount === null || validityDays === null ? null : language.messages.plan.detail.days[dayCount];
  return withRemark(sayValidity(validityDays, language), days, language.locale);
}

function limitsLine({ plan }: FactSource, language: Language): readonly Fact[] {
  const facts = { ...plan, fairUse: null };
  if (sayLimits(facts, language).length === 0) return [];
  const limits = sayUnlimitedLimits(facts, language);
  return [{ name: language.messages.plan.detail.limits, words: joinFacts(limits, language.locale) }];
}

/** Who lets it renew pays again: how long there is time to cancel. */
function saySubscription({ subscription, validityDays }: ListedPlan, language: Language): string {
  const { detail } = language.messages.plan;
  if (subscription !== true) return sayKnown(subscription, language);
  return validityDays === null
    ? detail.subscriptionYes
    : detail.cancelBy({ days: formatDayLimit(validityDays, language.locale) });
}

/** What stands for yes and no beside the name of a fact: `Allowed`, `Not allowed`. */
export interface YesNo {
  readonly yes: string;
  readonly no: string;
}

/** Yes, no, or not stated. */
export function sayKnown(value: Known, { messages }: Language, words: YesNo = messages.plan.detail): string {
  if (value === null) return messages.plan.detail.notStated;
  return value ? words.yes : words.no;
}

function reachLines({ plan, answer, data }: FactSource, language: Language): readonly Fact[] {
  const { detail } = language.messages.plan;
  const { scope, countryCount, region, countriesHere } = plan.coverage;
  const regionName = region === null ? null : (data.regionNames[region] ?? null);
  const words = sayScope({ scope, countryCount, regionName }, language);
  const names = answer?.coverage.map(({ name }) => name) ?? [];
  return [
    { name: detail.worksIn, words, ...(names.length > 1 && { more: names }) },
    ...(countriesHere > 1 ? [{ name: detail.ofDestination, words: sayShare(plan.coverage, language) }] : []),
  ];
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

function startsLine({ answer }: FactSource, { locale, messages }: Language): readonly Fact[] {
  const { detail } = messages.plan;
  const { activation = null, installWithinDays = null } = answer ?? {};
  if (activation === null && installWithinDays === null) return [];
  const starts = [
    activation === null ? detail.notStated : detail.activation[activation],
    ...(installWithinDays === null ? [] : [detail.installWithin({ days: formatDayLimit(installWithinDays, locale) })]),
  ];
  return [{ name: detail.starts, words: joinFacts(starts, locale) }];
}

function callsLine({ answer }: FactSource, language: Language): readonly Fact[] {
  const words = answer === null ? null : sayCalls(answer, language);
  return words === null ? [] : [{ name: language.messages.plan.detail.calls, words }];
}

/** Minutes and messages that are included; null: none are stated. */
export function sayCalls(
  { voiceMinutes, smsCount }: Pick<PlanAnswer, 'voiceMinutes' | 'smsCount'>,
  { locale, messages }: Language,
): string | null {
  const { detail } = messages.plan;
  const parts = [
    voiceMinutes === null ? null : detail.minutes({ count: voiceMinutes }),
    smsCount === null ? null : detail.texts({ count: smsCount }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : joinFacts(parts, locale);
}

/** Before the provider's own rule is loaded. */
function ownRefund({ refund }: ListedPlan): RefundAnswer | null {
  return refund && { of: 'plan', rule: refund };
}

/** Until when the price is paid back; null: not stated. */
export function sayRefund(answer: RefundAnswer | null, { locale, messages }: Language): string | null {
  const { detail } = messages.plan;
  if (answer === null) return null;
  if (answer.of === 'provider') return detail.refundOfProvider({ rule: isolateText(answer.text) });
  const { rule } = answer;
  if (!countsDays(rule)) return detail.refundRules[rule];
  return detail.refundWithin({ days: formatDayLimit(refundDays(rule), locale) });
}

/** What becomes of data that is left; null: not stated. */
export function sayUnusedData({ unusedData }: Pick<ListedPlan, 'unusedData'>, { messages }: Language): string | null {
  return unusedData && messages.plan.detail.unusedDataRules[unusedData];
}
