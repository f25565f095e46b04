import type { Money } from '#domain/money/money.ts';
import type { PlanScope } from '#domain/plan/plan.ts';
import { marketModel } from './market-model.ts';
import type { PlanShape } from './plan-shapes.ts';
import type { Place } from './provider-places.ts';
import type { Random } from './random.ts';
import { toCurrency, type DemoCurrency } from './reference-data.ts';

const { fixed, unlimited, daily, rounding } = marketModel.priceModel;

/**
 * The model gives no level for daily caps. At this one 1 GB a day for a week costs about the model's price for 7 GB
 * in a week.
 */
const dailyLevel = 0.6;

/** Further editions of the same amount: with more (Plus, Max) or with less (Lite). */
const editionFactors = [1, 1.12, 0.93, 1.2];

/** The model's price in US dollars for the shape at the place, before the seller's own deviation. */
export function modelPrice(shape: PlanShape, place: Pick<Place, 'fixedUsd' | 'unlimitedUsd'>): number {
  const days = shape.days ?? 365;
  const gb = (shape.dataMb ?? 1000) / 1000;
  const edition = editionFactors[shape.edition % editionFactors.length] ?? 1;
  if (shape.kind === 'unlimited') return edition * place.unlimitedUsd * days ** unlimited.betaDays;
  if (shape.kind === 'daily') {
    return edition * dailyLevel * place.unlimitedUsd * gb ** daily.betaGbPerDay * days ** daily.betaDays;
  }
  const trial = shape.kind === 'trial' ? 0.4 : 1;
  return trial * edition * place.fixedUsd * gb ** fixed.betaGb * (days / 30) ** fixed.betaDays;
}

/** Logarithms of the cheapest and the dearest seller's price relative to the median. */
const cheapest = -0.64;
const dearest = 0.85;

/** Sellers of one set of countries differ less: a set is dear enough for the dearest of them. */
const setSpread = 0.6;

/** Residual deviation of plans of one seller at one place: standard deviation and bound of the logarithm. */
const planSd = 0.06;
const planBound = 0.1;

/**
 * A seller's price factor.
 * @param rank see `SellerRank.price`
 */
export function sellerFactor(rank: number, scope: PlanScope, random: Random): number {
  const distance = Math.abs(2 * rank - 1) ** 1.5;
  // Flat in the middle, where most sellers are, and at the ends: several are about as cheap as the cheapest.
  const level = (rank < 0.5 ? cheapest : dearest) * distance ** 2 * (3 - 2 * distance);
  const own = Math.max(-planBound, Math.min(planBound, planSd * random.normal()));
  return Math.exp((scope === 'local' ? level : level * setSpread) + own);
}

/** Last two digits of prices, in the order of the model's shares; null: any other. */
const centsEndings: readonly (number | null)[] = [...Object.keys(rounding.centsEndings).map(Number), null];

/** The ending at a place of the model's list; null where the model leaves the cents open. */
export function centsEnding(index: number): number | null {
  return centsEndings[index] ?? null;
}

/** Rough price-list ratios to the US dollar: how invented sellers set prices of their own. Not exchange rates. */
const perUsd: Readonly<Record<DemoCurrency, number>> = {
  USD: 1,
  EUR: 0.88,
  GBP: 0.76,
  SGD: 1.28,
  AUD: 1.43,
  CAD: 1.42,
  JPY: 157,
  CHF: 0.83,
};

/** A price tag near the amount: with the given last two digits, in tens of yen, in 0.05 francs; never free. */
export function toPriceTag(usd: number, currency: DemoCurrency, ending: number | null): Money {
  const amount = usd * perUsd[currency];
  return { units: tagUnits(amount, currency, ending), currency: toCurrency(currency) };
}

function tagUnits(amount: number, currency: DemoCurrency, ending: number | null): number {
  if (currency === 'JPY') return Math.max(8, Math.round(amount / 10)) * 100_000;
  if (currency === 'CHF') return Math.max(10, Math.round(amount * 20)) * 500;
  const cents = Math.max(49, Math.round(amount * 100));
  if (ending === null) return cents * 100;
  const nearest = Math.round((cents - ending) / 100) * 100 + ending;
  return Math.max(nearest, ending < 49 ? 100 + ending : ending) * 100;
}

/** The smallest amount that a price tag of the currency differs by, in 1/10000. */
export function smallestStep(currency: string): number {
  if (currency === 'JPY') return 10_000;
  return currency === 'CHF' ? 500 : 100;
}
