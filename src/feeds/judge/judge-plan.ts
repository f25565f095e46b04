import { totalMegabytes } from '#domain/plan/plan-data.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { mostMbPerDay } from '#domain/plan/plausible-plans.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { FeedLimits } from './feed-limits.ts';
import { marketFigure, type Market, type MarketFigure } from './market.ts';
import { skip, type Skip, type SkipReason } from '#feeds/read/skip-reason.ts';
import type { Suspicion, SuspicionRule } from './suspicion.ts';
import { usdOf } from './us-dollars.ts';

/** Inputs for judging a plan. */
export interface Measures {
  readonly limits: FeedLimits;
  readonly rates: RateTable;
  readonly market: Market;
}

export interface PlanJudgement {
  /** Why it is implausible; null: it is published. */
  readonly refusal: Skip | null;
  /** Unusual facts. */
  readonly suspicions: readonly Suspicion[];
}

const muchPerDay = 100_000;
const threeYears = 1_096;

/** Judges the plausibility of a plan, alone and against the market. Pure. */
export function judgePlan(plan: PlanFacts, measures: Measures): PlanJudgement {
  const usd = usdOf(plan.price, measures.rates);
  const far = usd === null ? null : judgeDistance(plan, usd, measures);
  const refusal = refuseData(plan) ?? (usd === null ? null : refusePrice(plan, usd, measures)) ?? far?.refusal ?? null;
  const odd = far?.suspicion ?? null;
  return { refusal, suspicions: refusal === null ? [...oddities(plan), ...(odd === null ? [] : [odd])] : [] };
}

/** Megabytes for each day of the plan; null: not stated, or without an end. */
function megabytesPerDay(plan: PlanFacts): number | null {
  const total = plan.dataKind === 'unlimited' ? null : totalMegabytes(plan);
  if (plan.dataKind === 'daily') return plan.dataMb;
  return total === null || plan.validityDays === null ? null : total / plan.validityDays;
}

function refuseData(plan: PlanFacts): Skip | null {
  const perDay = megabytesPerDay(plan);
  return perDay !== null && perDay > mostMbPerDay ? skip('absurd-data', 'data', plan.dataWords) : null;
}

/** Pay as you go is priced per megabyte, and a free plan is a trial. */
function refusePrice({ dataKind, price }: PlanFacts, usd: number, { limits }: Measures): Skip | null {
  const isTooLow = usd > 0 && usd < limits.lowestPrice && dataKind !== 'payg';
  return isTooLow || usd > limits.highestPrice ? skip('absurd-price', 'price', amountText(price)) : null;
}

function oddities(plan: PlanFacts): Suspicion[] {
  const perDay = megabytesPerDay(plan);
  const found: (Suspicion | false)[] = [
    plan.price.units === 0 && { rule: 'free-plan', finding: amountText(plan.price) },
    (plan.validityDays ?? 0) > threeYears && { rule: 'long-validity', finding: `${plan.validityDays} days` },
    perDay !== null && perDay > muchPerDay && { rule: 'much-data', finding: `${Math.round(perDay / 1000)} GB a day` },
  ];
  return found.filter((each) => each !== false);
}

interface Distance {
  readonly refusal: Skip | null;
  readonly suspicion: Suspicion | null;
}

function judgeDistance(plan: PlanFacts, usd: number, { market, limits }: Measures): Distance | null {
  const figure = usd > 0 ? marketFigure(plan, usd) : null;
  const level = figure === null ? null : market.levelOf(figure.group);
  if (figure === null || level === null) return null;
  const factor = Math.max(figure.usd / level, level / figure.usd);
  if (factor < limits.suspiciousFactor) return null;
  const rule = ruleOf(factor, figure.unit);
  const finding = describeDistance(plan.price, figure, level);
  if (factor >= limits.refusedFactor) return { refusal: skip(rule, 'price', finding), suspicion: null };
  return { refusal: null, suspicion: { rule, finding } };
}

/** Within a third of a hundred or of a thousand, one mistake explains it better than any other. */
function ruleOf(factor: number, unit: MarketFigure['unit']): SkipReason & SuspicionRule {
  if (factor >= 67 && factor <= 150) return 'hundredfold-price';
  return unit === 'GB' && factor >= 670 && factor <= 1_500 ? 'unit-of-data' : 'far-from-market';
}

function describeDistance(price: Money, { usd, unit }: MarketFigure, level: number): string {
  return `${amountText(price)}: ${usdText(usd)} a ${unit}, others ask ${usdText(level)}`;
}

function usdText(usd: number): string {
  return `${usd.toFixed(usd < 1 ? 4 : 2)} USD`;
}

/** `4.50 USD`. */
export function amountText({ units, currency }: Money): string {
  const [whole = '', digits = ''] = (units / unitsPerWhole).toFixed(4).split('.');
  return `${whole}.${digits.replace(/0{1,2}$/, '')} ${currency}`;
}
