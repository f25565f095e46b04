import type { Money } from '#domain/money.ts';
import { marketModel } from './market-model.ts';
import type { PlanShape } from './plan-shapes.ts';
import type { Place } from './provider-places.ts';
import { toCurrency, type DemoCurrency } from './reference-data.ts';

const { fixed, unlimited, daily, rounding } = marketModel.priceModel;

/**
 * The model gives no level for daily caps. This one makes 1 GB a day for a week cost about what the model asks for
 * 7 GB in a week.
 */
const dailyLevel = 0.6;

/** Further editions of the same amount: with more (Plus, Max) or with less (Lite). */
const editionFactors = [1, 1.14, 0.93, 1.27];

/** US dollars that the market model asks for the shape at the place, before the seller's own doing. */
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

/** Standard deviation of the logarithm of real prices round the model's. */
export function residualSd(shape: PlanShape): number {
  return shape.kind === 'unlimited' ? unlimited.residualSd : fixed.residualSd;
}

/** Last two digits of prices, in the order of the model's shares; null, the rest, takes any. */
const centsEndings: readonly (number | null)[] = [...Object.keys(rounding.centsEndings).map(Number), null];

/** The ending at a place of the model's list; null where the model leaves the cents open. */
export function centsEnding(index: number): number | null {
  return centsEndings[index] ?? null;
}

/** Rough price-list ratios to the US dollar: how invented sellers set prices of their own. Not exchange rates. */
const perUsd: Readonly<Record<DemoCurrency, number>> = {
  USD: 1,
  EUR: 0.88,
  GBP: 0.77,
  SGD: 1.3,
  AUD: 1.52,
  CAD: 1.38,
  JPY: 150,
  CHF: 0.82,
};

/** A price tag near the amount: with the given last two digits, in tens of yen, in 0.05 francs; never free. */
export function toPriceTag(usd: number, currency: DemoCurrency, ending: number | null): Money {
  const amount = usd * perUsd[currency];
  return { units: tagUnits(amount, currency, ending), currency: toCurrency(currency) };
}

function tagUnits(amount: number, currency: DemoCurrency, ending: number | null): number {
  if (currency === 'JPY') return Math.max(5, Math.round(amount / 10)) * 100_000;
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
