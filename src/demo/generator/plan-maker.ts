import { usDollar } from '#domain/kernel/codes.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import { marketModel } from './market-model.ts';
import { modelPrice, samplePromo, sellerFactor, toPriceTag } from './plan-price.ts';
import type { PlanShape } from './plan-shapes.ts';
import { dataWords, fairUseWords, planName } from './plan-words.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import type { Seller } from './sellers.ts';

interface Offer {
  readonly seller: Seller;
  readonly place: Place;
  /** See `rankStalls`. */
  readonly priceRank: number;
  readonly networks: readonly PlanNetwork[];
  readonly shape: PlanShape;
}

const { flags } = marketModel;
const spokenIn = { english: ['en'], pair: ['en', 'ja'], all: locales } as const;

export function makePlan(offer: Offer, { random, asOf }: { readonly random: Random; readonly asOf: Date }): PlanFacts {
  const { seller, place, shape, networks, priceRank } = offer;
  const usd = modelPrice(shape, place) * sellerFactor(priceRank, place.scope, random);
  const [price = toPriceTag(usd, usDollar, null), ...ownPrices] = seller.currencies.map((currency) =>
    toPriceTag(usd, currency, seller.cents),
  );
  const isPaidByUse = random.chance(flags.payAsYouGo.true);
  const isSlowAtTimes = random.chance(flags.possibleThrottling.true);
  const phoneNumber = random.chance(flags.phone_number.true);
  // Not every seller says how many minutes and messages come with a phone number.
  const hasCalls = phoneNumber && random.chance(0.7);
  const externalId = `${planId(place, shape)}${isPaidByUse ? '-credit' : ''}`;
  return {
    externalId,
    url: `https://${seller.slug}.example/plans/${externalId}`,
    ...(isPaidByUse ? creditOf(place) : amountOf(offer)),
    fairUse: isPaidByUse
      ? null
      : (fairUseWords(shape) ?? (isSlowAtTimes ? 'Speed may be lowered at busy times' : null)),
    scope: place.scope,
    coverage: place.coverage,
    region: place.region,
    speedLimitKbps: shape.kind === 'unlimited' && random.chance(0.05) ? random.pick([5000, 10_000, 20_000]) : null,
    dayPass: null,
    networks,
    ...seller.facts,
    breakout: seller.breakout ?? (place.scope === 'local' ? place.coverage : []),
    subscription: random.chance(flags.subscription.true),
    // Else a traveller would string trials together.
    newCustomersOnly: random.chance(flags.newUserOnly.true) || shape.kind === 'trial',
    ads: random.chance(flags.hasAds.true),
    phoneNumber,
    voiceMinutes: hasCalls ? random.pick([30, 60, 100]) : null,
    smsCount: hasCalls ? random.pick([10, 50, 100]) : null,
    price,
    ownPrices,
    promo: samplePromo(price, seller.promo, { random, asOf }),
    statedAt:
      seller.statedDaysAgo === null ? null : new Date(asOf.getTime() - seller.statedDaysAgo * 86_400_000).toISOString(),
  };
}

type Amount = Pick<PlanFacts, 'name' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays' | 'reducedSpeedKbps'>;

function amountOf({ seller, place, shape }: Offer): Amount {
  const { kind, dataMb, days, reducedSpeedKbps } = shape;
  const names = spokenIn[seller.wording].map((locale) => [locale, planName(place.name, shape, locale)] as const);
  return {
    name: names.length === 1 ? planName(place.name, shape, 'en') : Object.fromEntries(names),
    dataKind: kind === 'daily' || kind === 'unlimited' ? kind : 'total',
    dataMb,
    dataWords: dataWords(shape, 'en'),
    validityDays: days,
    reducedSpeedKbps,
  };
}

/** The price is the smallest credit, and credit does not expire. */
function creditOf({ name }: Place): Amount {
  const nothing = { dataMb: null, validityDays: null, reducedSpeedKbps: null };
  return { name: `${name.en}, pay as you go`, dataKind: 'payg', dataWords: 'Pay as you go', ...nothing };
}

/** Unique within the seller, because no two shapes at a place are alike. */
function planId(place: Place, { kind, dataMb, days, edition }: PlanShape): string {
  const data = kind === 'unlimited' ? 'unlimited' : `${dataMb}mb`;
  return `${place.key}-${kind}-${data}-${days === null ? 'no-expiry' : `${days}d`}${edition === 0 ? '' : `-${edition + 1}`}`;
}
