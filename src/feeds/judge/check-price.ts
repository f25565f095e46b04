import type { RateTable } from '#domain/money/exchange-rates.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
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

interface PriceCheck {
  readonly refusal: Skip | null;
  readonly suspicion: Suspicion | null;
}

const plausible: PriceCheck = { refusal: null, suspicion: null };

/** Judges one price of a plan by the allowed range and the market; one without an exchange rate is plausible. Pure. */
export function checkPrice(plan: PlanFacts, price: Money, measures: Measures): PriceCheck {
  const usd = usdOf(price, measures.rates);
  if (usd === null) return plausible;
  const { lowestPrice, highestPrice } = measures.limits;
  // Pay as you go is priced per megabyte, and a free plan is a trial.
  const isTooLow = usd > 0 && usd < lowestPrice && plan.dataKind !== 'payg';
  if (isTooLow || usd > highestPrice)
    return { refusal: skip('absurd-price', 'price', amountText(price)), suspicion: null };
  return judgeDistance(plan, { price, usd }, measures);
}

/** How many times above or below the market a price is; null: there is none. */
export function marketDistance(plan: PlanFacts, price: Money, measures: Measures): number | null {
  const usd = usdOf(price, measures.rates);
  return usd === null ? null : (distanceOf(plan, usd, measures.market)?.factor ?? null);
}

function distanceOf(plan: PlanFacts, usd: number, market: Market) {
  const figure = usd > 0 ? marketFigure(plan, usd) : null;
  const level = figure === null ? null : market.levelOf(figure.group);
  return figure === null || level === null
    ? null
    : { figure, level, factor: Math.max(figure.usd / level, level / figure.usd) };
}

function judgeDistance(
  plan: PlanFacts,
  { price, usd }: { readonly price: Money; readonly usd: number },
  { market, limits }: Measures,
): PriceCheck {
  const distance = distanceOf(plan, usd, market);
  if (distance === null || distance.factor < limits.suspiciousFactor) return plausible;
  const { figure, level, factor } = distance;
  const rule = ruleOf(factor, figure.unit);
  const finding = describeDistance(price, figure, level);
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
