import { convertMoney } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { isPositive, type Money } from '#domain/money/money.ts';
import { lowestPromoShare, ownPriceFactor } from '#domain/plan/plausible-plans.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { amountText, checkPrice, marketDistance, type Measures } from './check-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { Suspicion, SuspicionRule } from './suspicion.ts';
import { usdOf } from './us-dollars.ts';

interface FurtherPrices {
  /** The list price is the one that is wrong; null: it is not. */
  readonly refusal: Skip | null;
  /** Without the prices that were left out. */
  readonly plan: PlanFacts;
  readonly leftOut: readonly Suspicion[];
  /** The first price that is far from the market and stays; null: none. */
  readonly odd: Suspicion | null;
}

interface Verdict {
  readonly isKept: boolean;
  readonly suspicion: Suspicion | null;
}

/** Judges own prices and the promo price by the list price at the day's rate, by the allowed range and by the market. */
export function judgeFurtherPrices(plan: PlanFacts, measures: Measures): FurtherPrices {
  if (plan.ownPrices.length === 0 && plan.promo === null) return { refusal: null, plan, leftOut: [], odd: null };
  const own = plan.ownPrices.map((price) => ({ price, ...judgeOwnPrice(plan, price, measures) }));
  const ownPrices = own.filter(({ isKept }) => isKept).map(({ price }) => price);
  const promo = plan.promo && judgePromo({ ...plan, ownPrices }, plan.promo.price, measures);
  const verdicts: readonly Verdict[] = promo === null ? own : [...own, promo];
  const suspicionsOf = (isKept: boolean): Suspicion[] =>
    verdicts.flatMap((verdict) => (verdict.isKept === isKept ? (verdict.suspicion ?? []) : []));
  return {
    refusal: refuseListPrice(plan, measures),
    plan: { ...plan, ownPrices, promo: promo?.isKept === true ? plan.promo : null },
    leftOut: suspicionsOf(false),
    odd: suspicionsOf(true)[0] ?? null,
  };
}

/** Own prices that agree with each other, or one that is nearer to the market, tell against the list price. */
function refuseListPrice(plan: PlanFacts, { rates, ...measures }: Measures): Skip | null {
  const known = plan.ownPrices.filter((price) => shareOfList(plan.price, price, rates) !== null);
  const far = known.filter((price) => isFarFromList(plan.price, price, rates));
  const [first] = far;
  if (first === undefined || far.length < known.length) return null;
  const isWrong =
    far.length > 1
      ? doAgree(far, rates)
      : (marketDistance(plan, plan.price, { rates, ...measures }) ?? 0) >
        (marketDistance(plan, first, { rates, ...measures }) ?? Number.POSITIVE_INFINITY);
  return isWrong ? skip('prices-disagree', 'price', [plan.price, ...far].map(amountText).join(', ')) : null;
}

function doAgree(prices: readonly Money[], rates: RateTable): boolean {
  const dollars = prices.flatMap((price) => usdOf(price, rates) ?? []);
  return Math.max(...dollars) <= Math.min(...dollars) * ownPriceFactor && prices.every(isPositive);
}

function judgeOwnPrice(plan: PlanFacts, price: Money, measures: Measures): Verdict {
  if (isFarFromList(plan.price, price, measures.rates)) return leaveOut('far-own-price', besideList(plan, price));
  return judgeByMarket(plan, price, { measures, rule: 'far-own-price' });
}

/** By the list price in the promo's currency, where the seller states one. */
function judgePromo(plan: PlanFacts, price: Money, measures: Measures): Verdict {
  const list = plan.ownPrices.find(({ currency }) => currency === price.currency) ?? plan.price;
  const share = shareOfList(list, price, measures.rates) ?? 1;
  if (share > 1) return leaveOut('dear-promo', besideList(plan, price));
  const isTrial = !isPositive(price) && isPositive(plan.price);
  if (isTrial) return { isKept: true, suspicion: { rule: 'free-plan', finding: besideList(plan, price) } };
  if (share < lowestPromoShare) return leaveOut('cheap-promo', besideList(plan, price));
  return judgeByMarket(plan, price, { measures, rule: 'cheap-promo' });
}

function judgeByMarket(
  plan: PlanFacts,
  price: Money,
  { measures, rule }: { readonly measures: Measures; readonly rule: SuspicionRule },
): Verdict {
  const { refusal, suspicion } = checkPrice(plan, price, measures);
  return refusal === null ? { isKept: true, suspicion } : leaveOut(rule, refusal.value);
}

function leaveOut(rule: SuspicionRule, finding: string): Verdict {
  return { isKept: false, suspicion: { rule, finding } };
}

function besideList(plan: PlanFacts, price: Money): string {
  return `${amountText(price)}; list price ${amountText(plan.price)}`;
}

function isFarFromList(list: Money, price: Money, rates: RateTable): boolean {
  const share = shareOfList(list, price, rates) ?? 1;
  return share > ownPriceFactor || share < 1 / ownPriceFactor;
}

/** A price as a share of another at the day's rate; null: a currency has no rate. */
function shareOfList(list: Money, price: Money, rates: RateTable): number | null {
  const converted = convertMoney(list, price.currency, rates);
  if (converted === null) return null;
  return converted.units === price.units ? 1 : price.units / converted.units;
}
