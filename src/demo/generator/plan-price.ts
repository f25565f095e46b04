import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanPromo, PlanScope } from '#domain/plan/plan.ts';
import { marketModel } from './market-model.ts';
import type { PlanShape } from './plan-shapes.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import type { SellerPromo } from './sellers.ts';

const { fixed, unlimited, daily } = marketModel.priceModel;

/** Further editions of the same amount: with more (Plus, Max) or with less (Lite). */
const editionFactors = [1, 1.12, 0.93, 1.2];

/** The model's price in US dollars for the shape at the place, before the seller's own deviation. */
export function modelPrice(
  { kind, dataMb, days: stated, edition: index }: PlanShape,
  { fixedUsd, unlimitedDayUsd }: Pick<Place, 'fixedUsd' | 'unlimitedDayUsd'>,
): number {
  const days = stated ?? 365;
  const gb = (dataMb ?? 1000) / 1000;
  const edition = editionFactors[index % editionFactors.length] ?? 1;
  if (kind === 'unlimited') return edition * unlimitedDayUsd * days ** unlimited.betaDays;
  // No level in the model: at 0.6 a week of 1 GB a day costs about as much as 7 GB for a week.
  if (kind === 'daily') return edition * 0.6 * unlimitedDayUsd * gb ** daily.betaGbPerDay * days ** daily.betaDays;
  return edition * (kind === 'trial' ? 0.4 : 1) * fixedUsd * gb ** fixed.betaGb * (days / 30) ** fixed.betaDays;
}

/**
 * A seller's price factor: from 0.53 to 2.3 times the median. Sellers of one set of countries differ less: a set is dear enough for the dearest of them.
 * @param rank see `rankStalls`
 */
export function sellerFactor(rank: number, scope: PlanScope, random: Random): number {
  const distance = Math.abs(2 * rank - 1) ** 1.5;
  // Flat in the middle, where most sellers are, and at the ends: several are about as cheap as the cheapest.
  const level = (rank < 0.5 ? -0.64 : 0.85) * distance ** 2 * (3 - 2 * distance);
  const own = Math.max(-0.1, Math.min(0.1, 0.06 * random.normal()));
  return Math.exp((scope === 'local' ? level : level * 0.6) + own);
}

/** Rough price-list ratios to the US dollar: how invented sellers set prices of their own. Not exchange rates. */
const perUsd = new Map(
  Object.entries({ USD: 1, EUR: 0.88, GBP: 0.76, SGD: 1.28, AUD: 1.43, CAD: 1.42, JPY: 157, CHF: 0.83 }),
);

/** A price tag near the amount: with the given last two digits, in tens of yen, in 0.05 francs; never free. */
export function toPriceTag(usd: number, currency: CurrencyCode, ending: number | null): Money {
  return { units: tagUnits(usd * (perUsd.get(currency) ?? 1), currency, ending), currency };
}

function tagUnits(amount: number, currency: string, ending: number | null): number {
  if (currency === 'JPY') return Math.max(8, Math.round(amount / 10)) * 100_000;
  if (currency === 'CHF') return Math.max(10, Math.round(amount * 20)) * 500;
  const cents = Math.max(49, Math.round(amount * 100));
  if (ending === null) return cents * 100;
  const nearest = Math.round((cents - ending) / 100) * 100 + ending;
  return Math.max(nearest, ending < 49 ? 100 + ending : ending) * 100;
}

/** The seller's offer for a plan of the price, at least one step lower; null: none. */
export function samplePromo(
  price: Money,
  { share, discount, ends, minimumUsd, code, newCustomersOnly, excludedKinds }: SellerPromo,
  { random, asOf }: { readonly random: Random; readonly asOf: Date },
): PlanPromo | null {
  const step = price.currency === 'JPY' ? 10_000 : price.currency === 'CHF' ? 500 : 100;
  const units = Math.min(Math.round((price.units * (1 - discount)) / step) * step, price.units - step);
  const endsAt = new Date(asOf.getTime() + random.between(-5, 60) * 86_400_000).toISOString();
  if (!random.chance(share) || units <= 0) return null;
  return {
    price: { ...price, units },
    code,
    newCustomersOnly,
    minimumSpend: minimumUsd === null ? null : toPriceTag(minimumUsd, price.currency, 0),
    excludedKinds,
    startsAt: null,
    endsAt: ends ? endsAt : null,
  };
}
