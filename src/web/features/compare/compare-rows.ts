import { recordOf } from '#domain/kernel/records.ts';
import { plainFeatures } from '#web/shared/plan/plain-features.ts';
import { bestIndexes, differ, type BetterEnd } from '#domain/listing/compared-values.ts';
import type { PlanLabel, PooledField } from '#domain/plan/plan-fields.ts';
import { fitRank } from '#domain/trip/trip-order.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { markEstimate, type Money } from '#domain/money/money.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { formatDayLimit } from '#i18n/format-quantity.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import {
  breakoutWords,
  networkWords,
  sayCalls,
  sayKnown,
  type YesNo,
  sayRefund,
  sayUnusedData,
} from '#web/features/list/detail/plan-fact-words.ts';
import { sayChecked, sayMean } from '#web/features/list/rows/row-words.ts';
import { sayPromo } from '#i18n/say-reasons.ts';
import { saySeveral } from '#i18n/say-purchase.ts';
import { sayAfterEnd, sayData, sayLimits, sayScope, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';
import type { ComparedPlan } from './compared-row.ts';

export interface CompareCell {
  readonly words: string;
  /** Secondary text below. */
  readonly beneath: string | null;
  readonly isBest: boolean;
  /** True: not stated. */
  readonly isUnknown: boolean;
  /** True: it costs or cuts. */
  readonly isWarning: boolean;
}

export interface CompareRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
}

export interface CompareRows {
  readonly differing: readonly CompareRow[];
  /** The same for all. */
  readonly same: readonly CompareRow[];
  /** Names of the rows that no plan states. */
  readonly unstated: readonly string[];
}

/** A plan's cell in a row. `value` is compared for the best cell; null: not compared. */
interface Said {
  readonly words: string;
  readonly beneath?: string | null;
  readonly value?: number | null;
  readonly isUnknown?: boolean;
  readonly isWarning?: boolean;
}

interface RowRule {
  readonly key: string;
  readonly name: string;
  readonly better?: BetterEnd;
  readonly say: (plan: ComparedPlan) => Said;
}

interface Source extends Pick<ListData, 'countryNames' | 'regionNames'> {
  readonly plans: readonly ComparedPlan[];
  /** ISO 8601: reference time of relative times. */
  readonly now: string;
}

/** What the trip costs with each plan, for the heads of the columns. */
export function compareCosts({ plans }: Pick<Source, 'plans'>, language: Language): readonly CompareCell[] {
  const { rows: texts } = language.messages.compare;
  const rule: RowRule = { key: 'cost', name: texts.cost, better: 'least', say: (plan) => sayCost(plan, language) };
  return compareRow(rule, plans).cells;
}

/** All other facts by row, with best values marked: first where the plans differ, then what is the same for all. */
export function compareRows(source: Source, language: Language): CompareRows {
  const rules = [
    ...factRows(source, language),
    ...priceRows(source, language),
    ...Object.values(conditionRows(language)),
  ];
  const order = new Map(firstRows.map((key, place) => [key, place]));
  const placeOf = ({ key }: RowRule): number => order.get(key) ?? order.size;
  const rows = rules.toSorted((a, b) => placeOf(a) - placeOf(b)).map((rule) => compareRow(rule, source.plans));
  const isUnstated = ({ cells }: CompareRow): boolean => cells.every(({ isUnknown }) => isUnknown);
  return {
    differing: rows.filter(({ differs }) => differs),
    same: rows.filter((row) => !row.differs && !isUnstated(row)),
    unstated: rows.filter(isUnstated).map(({ name }) => name),
  };
}

/** What decides, in the order in which travellers ask; the others follow. */
const firstRows: readonly string[] = [
  'subscription',
  'data',
  'after-end',
  'valid',
  'hotspot',
  'phone-number',
  'network',
  'starts',
  'refund',
  'rating',
  'checked',
  'price',
];

function factRows(source: Source, language: Language): readonly RowRule[] {
  return [...dataRows(language), ...networkRows(source, language), ratingRow(language)];
}

function compareRow({ key, name, better = null, say }: RowRule, plans: readonly ComparedPlan[]): CompareRow {
  const said = plans.map(say);
  const best = bestIndexes(
    said.map(({ value }) => value ?? null),
    better,
  );
  return {
    key,
    name,
    differs: differ(said.map(({ words, beneath }) => [words, beneath].join())),
    cells: said.map(({ words, beneath = null, isUnknown = false, isWarning = false }, place) => {
      return { words, beneath, isUnknown, isWarning, isBest: best.has(place) };
    }),
  };
}

/** Only plans that serve the trip compete, as for the lowest price of a list: unclear ones are not the cheapest. */
function sayCost({ row }: ComparedPlan, { locale, messages }: Language): Said {
  const { trip, prices } = row;
  const { rows: texts } = messages.compare;
  if (trip.fit === 'short') return { words: texts.notForTrip };
  if (prices.cost === null) return { words: texts.costUnknown, isUnknown: true };
  const beneath = saySeveral(row, { locale, messages });
  const words = formatMoney(markEstimate(prices.cost, isCostEstimate(row.plan, trip)), locale);
  return { words, beneath, value: fitRank[trip.fit] === fitRank.full ? prices.cost.units : null };
}

function priceRows({ now }: Source, language: Language): readonly RowRule[] {
  const { locale, messages } = language;
  const { rows: texts } = messages.compare;
  const figure = (money: Money | null, words: (shown: Money) => string): Said =>
    money === null ? { words: texts.noFigure } : { words: words(money), value: money.units };
  return [
    {
      key: 'price',
      name: texts.price,
      say: ({ row: { plan, prices } }) => {
        const { price, sellerPrice } = prices;
        const asked = formatMoney(plan.sellerPrice, locale);
        if (price === null) return { words: asked, beneath: messages.plan.noRate };
        const beneath = sellerPrice === null ? null : messages.plan.listPrice({ price: asked });
        return { words: formatMoney(markEstimate(price, plan.isEstimate), locale), beneath };
      },
    },
    {
      key: 'promo',
      name: texts.promo,
      say: ({ row }) => stated(joinSentences(sayPromo(row, language), locale) || null, language),
    },
    {
      key: 'per-gb',
      name: texts.perGb,
      better: 'least',
      say: ({ row }) => figure(row.prices.perGb, (money) => formatPerGb(money, locale)),
    },
    {
      key: 'checked',
      name: messages.plan.detail.checked,
      say: ({ row }) => {
        const { value, isStale } = sayChecked(row.plan, now, language);
        return { words: value, isWarning: isStale };
      },
    },
  ];
}

function dataRows(language: Language): readonly RowRule[] {
  const { locale, messages } = language;
  const { columns, detail } = messages.plan;
  return [
    {
      key: 'data',
      name: columns.data,
      better: 'most',
      say: ({ row }) => ({ ...sayAmount(row.plan, language), value: usableData(row) }),
    },
    { key: 'limits', name: detail.limits, say: ({ row }) => sayAllLimits(row.plan, language) },
    {
      key: 'valid',
      name: detail.valid,
      say: ({ row: { plan } }) => ({
        words: sayValidity(plan.validityDays, language),
        beneath: plan.dayCount === null || plan.validityDays === null ? null : detail.days[plan.dayCount],
      }),
    },
    {
      key: 'starts',
      name: detail.starts,
      say: ({ activation, installWithinDays }) => ({
        ...stated(activation === null ? null : detail.activation[activation], language),
        beneath:
          installWithinDays === null ? null : detail.installWithin({ days: formatDayLimit(installWithinDays, locale) }),
      }),
    },
  ];
}

function sayAmount(plan: ComparedPlan['row']['plan'], language: Language): Said {
  const isUnknown = plan.dataMb === null && plan.dataKind !== 'unlimited' && plan.dataKind !== 'payg';
  return { words: sayData(plan, language), isUnknown: isUnknown && plan.dataWords === null };
}

/** Megabytes that the trip can use at full speed; null: not counted. */
function usableData({ plan, trip }: ComparedPlan['row']): number | null {
  return plan.dataKind === 'unlimited' || plan.dataKind === 'payg' ? null : trip.fullSpeedMb;
}

/** What follows a fixed amount stands in its own row. */
function sayAllLimits(plan: ComparedPlan['row']['plan'], language: Language): Said {
  const limits = sayLimits(plan.dataKind === 'unlimited' ? plan : { ...plan, reducedSpeedKbps: null }, language);
  return stated(joinFacts(limits, language.locale) || null, language);
}

/** @param words null: not stated */
function stated(words: string | null, { messages }: Language): Said {
  return { words: words ?? messages.plan.detail.notStated, isUnknown: words === null };
}

function networkRows(source: Source, language: Language): readonly RowRule[] {
  const { detail, scope } = language.messages.plan;
  const { rows: texts } = language.messages.compare;
  return [
    {
      key: 'works-in',
      name: detail.worksIn,
      say: ({ row, countries }) => {
        const { scope: kind, countryCount, region } = row.plan.coverage;
        const regionName = region === null ? null : (source.regionNames[region] ?? null);
        const isOne = countries.length === 1;
        const words = isOne
          ? (countries[0] ?? scope.local)
          : sayScope({ scope: kind, countryCount, regionName }, language);
        return { words, value: countryCount };
      },
    },
    {
      key: 'network',
      name: detail.network,
      say: ({ row: { plan }, networkCountries }) => ({
        words: networkWords(plan, language),
        beneath: plan.coverage.countryCount > 1 ? texts.networksOf({ count: networkCountries }) : null,
        isUnknown: plan.networks.operators.length === 0 && plan.networks.generation === null,
      }),
    },
    {
      key: 'breakout',
      name: detail.breakout,
      say: ({ row: { plan } }) => ({
        words: breakoutWords(plan, source, language),
        isUnknown: plan.networks.breakout.length === 0,
      }),
    },
  ];
}

function known(value: boolean | null, language: Language, words?: YesNo): Said {
  return { words: sayKnown(value, language, words), isUnknown: value === null };
}

/** Lines of a plan that stand in other groups. */
type GroupedLabel = 'data' | 'valid' | 'limits' | 'fairUse' | 'starts' | 'worksIn' | 'network' | 'breakout';

function conditionRows(language: Language): Readonly<Record<Exclude<PlanLabel, GroupedLabel>, RowRule>> {
  const { detail, facts } = language.messages.plan;
  const say =
    (of: PooledField<'features' | 'terms'>, words?: YesNo): RowRule['say'] =>
    ({ row }) =>
      known(row.plan[of], language, words);
  return {
    hotspot: { key: 'hotspot', name: detail.hotspot, say: say('tethering', facts.hotspot) },
    topUp: { key: 'top-up', name: detail.topUp, say: say('topUp', facts.topUp) },
    dayPass: { key: 'day-pass', name: language.messages.trip.dayPass.name, say: say('dayPass') },
    phoneNumber: { key: 'phone-number', name: detail.phoneNumber, say: say('phoneNumber', facts.phoneNumber) },
    ekyc: { key: 'id-check', name: detail.ekyc, say: say('ekyc', facts.ekyc) },
    newCustomersOnly: { key: 'new-customers', name: detail.newCustomersOnly, say: say('newCustomersOnly') },
    subscription: { key: 'subscription', name: detail.subscription, say: say('subscription') },
    ...recordOf(plainFeatures, (feature) => ({ key: feature, name: detail[feature], say: say(feature) })),
    refund: {
      key: 'refund',
      name: detail.refund,
      say: (plan) => stated(sayRefund(plan.refundRule, language), language),
    },
    unusedData: {
      key: 'unused-data',
      name: detail.unusedData,
      say: ({ row }) => stated(sayUnusedData(row.plan, language), language),
    },
    afterEnd: {
      key: 'after-end',
      name: detail.afterEnd,
      say: ({ row }) => stated(sayAfterEnd(row.plan, language), language),
    },
    calls: { key: 'calls', name: detail.calls, say: (plan) => stated(sayCalls(plan, language), language) },
  };
}

function ratingRow(language: Language): RowRule {
  const { messages } = language;
  const { rows: texts } = messages.compare;
  return {
    key: 'rating',
    name: texts.rating,
    better: 'most',
    say: ({ row }) => {
      const { rating } = row.plan.provider;
      if (rating === null) return { words: texts.noReviews };
      const mean = sayMean(rating.mean, language);
      return { words: messages.plan.rating({ mean, count: rating.count }), value: rating.mean };
    },
  };
}
