import { isHonestUnlimited } from './unlimited-pick.ts';
import type { MarketFacts } from './destination-view.ts';
import type { FromPriceOf } from './from-prices.ts';
import { divideHalfAway, moneyOf, type Money, type ShownMoney } from '#domain/money/money.ts';
import type { IndexedPlan, PlanIndex } from './plan-index.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { pricePerDay, pricePerGb } from '#domain/plan/price-per.ts';
import { markedPrice } from './row-prices.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';

/** Facts about all plans here that end by themselves, whatever the trip and the filters. */
export function* marketTask(whole: PlanIndex, fromPriceOf: FromPriceOf): CooperativeTask<MarketFacts> {
  const index = { ...whole, items: whole.items.filter(({ plan }) => !isRenewing(plan)) };
  const from = fromPriceOf(index.items);
  yield;
  const best = bestValue(index);
  yield;
  const typical = typical10Gb(index);
  yield;
  const unlimited = unlimitedPerDay(index);
  yield;
  const widest = index.source.kind === 'region' ? widestCoverage(index, fromPriceOf) : null;
  return { from, bestValue: best, typical10Gb: typical, unlimited, widest };
}

type Rules = PlanIndex['source']['rules'];

/** Of equal amounts the one with more data, then the lower id. Null: no plan has the amount. */
function lowest(items: readonly IndexedPlan[], amount: 'perGb' | 'perDay'): IndexedPlan | null {
  return items.reduce<IndexedPlan | null>((best, item) => {
    if (item[amount] === Infinity) return best;
    if (best === null) return item;
    const order = item[amount] - best[amount] || best.dataRank - item.dataRank || item.plan.id - best.plan.id;
    return order < 0 ? item : best;
  }, null);
}

function shown(item: IndexedPlan, money: Money | null, rules: Rules): ShownMoney | null {
  return markedPrice(money, item.plan.isEstimate, rules);
}

function bestValue({ items, source: { rules } }: PlanIndex): MarketFacts['bestValue'] {
  const item = lowest(items, 'perGb');
  if (item === null || item.plan.price === null || item.plan.dataMb === null) return null;
  const { dataKind, dataMb, validityDays } = item.plan;
  const perGb = shown(item, pricePerGb(item.plan.price, item.plan), rules);
  return perGb && { perGb, dataKind, dataMb, validityDays };
}

/** The typical price of 10 GB: the median list price for the whole validity. */
function typical10Gb({ items, source: { rules, currency } }: PlanIndex): MarketFacts['typical10Gb'] {
  const priced = items
    .filter(({ plan, price }) => plan.dataKind === 'total' && plan.dataMb === 10_000 && price !== Infinity)
    .sort((a, b) => a.price - b.price);
  const lower = priced[(priced.length - 1) >> 1];
  const upper = priced[priced.length >> 1];
  if (lower === undefined || upper === undefined) return null;
  const middle = moneyOf(divideHalfAway(BigInt(lower.price) + BigInt(upper.price), 2n), currency);
  const median = markedPrice(middle, lower.plan.isEstimate || upper.plan.isEstimate, rules);
  return median && { median, count: priced.length };
}

function unlimitedPerDay({ items, source: { rules } }: PlanIndex): MarketFacts['unlimited'] {
  const honest = items.filter(({ plan }) => isHonestUnlimited(plan));
  const item = lowest(honest, 'perDay');
  if (item === null || item.plan.price === null) return null;
  const { price, validityDays, dataKind, dataMb, reducedSpeedKbps, speedLimitKbps, fairUse } = item.plan;
  const perDay = shown(item, pricePerDay(price, validityDays), rules);
  return perDay && { perDay, limits: { dataKind, dataMb, reducedSpeedKbps, speedLimitKbps, fairUse } };
}

function widestCoverage({ items }: PlanIndex, fromPriceOf: FromPriceOf): MarketFacts['widest'] {
  const countryCount = items.reduce((most, { plan }) => Math.max(most, plan.coverage.countryCount), 0);
  if (countryCount < 2) return null;
  const widest = items.filter(({ plan }) => plan.coverage.countryCount === countryCount);
  return { countryCount, count: widest.length, from: fromPriceOf(widest) };
}
