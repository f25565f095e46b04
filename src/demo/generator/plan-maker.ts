import { locales, type Locale, type LocalizedText } from '#domain/kernel/locale.ts';
import type { PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import { recordOf } from '#domain/kernel/records.ts';
import { marketModel } from './market-model.ts';
import { centsEnding, modelPrice, sellerFactor, toPriceTag } from './plan-price.ts';
import { createPromoMaker } from './plan-promo.ts';
import type { PlanShape } from './plan-shapes.ts';
import { dataWords, fairUseWords, planName } from './plan-words.ts';
import type { Place } from './provider-places.ts';
import { flagNames, type FlagName, type ProviderProfile } from './provider-profiles.ts';
import type { Random } from './random.ts';
import type { StallRanks } from './seller-ranks.ts';
import { createLottery } from './shares.ts';

interface Offer extends Pick<StallRanks, 'priceRank'> {
  readonly place: Place;
  readonly networks: readonly PlanNetwork[];
  readonly shape: PlanShape;
}

/** Makes the seller's plan maker: called with each offer, it gives all facts of the plan. */
export function createPlanMaker(profile: ProviderProfile, asOf: Date): (offer: Offer, random: Random) => PlanFacts {
  const sampleEnding = createLottery(profile.endingShares.map((weight, value) => ({ value, weight })));
  const makePromo = createPromoMaker(profile, asOf);
  const sampleFlags = createFlagSampler(profile);
  const { statedDaysAgo, currencies } = profile;
  const statedAt = statedDaysAgo === null ? null : new Date(asOf.getTime() - statedDaysAgo * 86_400_000).toISOString();
  return (offer, random) => {
    const { place, shape, priceRank } = offer;
    const usd = modelPrice(shape, place) * sellerFactor(priceRank, place.scope, random);
    const ending = centsEnding(sampleEnding(random));
    const [price, ...ownPrices] = currencies.map((currency) => toPriceTag(usd, currency, ending));
    if (price === undefined) throw new RangeError('a seller names a price in at least one currency');
    const flags = sampleFlags(shape, random);
    const isPaidByUse = random.chance(marketModel.flags.payAsYouGo.true);
    // Only a plan with a phone number has minutes and messages, and not every seller says how many.
    const hasCalls = flags.phoneNumber === true && random.chance(0.7);
    return {
      ...planBody(profile, offer, random),
      ...(isPaidByUse ? payAsYouGo(profile, offer) : {}),
      ...flags,
      voiceMinutes: hasCalls ? random.pick([30, 60, 100]) : null,
      smsCount: hasCalls ? random.pick([10, 50, 100]) : null,
      price,
      ownPrices,
      promo: makePromo(price, random),
      statedAt,
    };
  };
}

type LaterFields = FlagName | 'price' | 'ownPrices' | 'promo' | 'statedAt' | 'voiceMinutes' | 'smsCount';

function planBody(
  profile: ProviderProfile,
  { place, networks, shape }: Offer,
  random: Random,
): Omit<PlanFacts, LaterFields> {
  const { kind, dataMb, days, reducedSpeedKbps } = shape;
  const isSlowAtTimes = random.chance(marketModel.flags.possibleThrottling.true);
  return {
    ...idAndUrl(profile, planId(place, shape)),
    name: localize(profile.wording, (locale) => planName(place.name, shape, locale)),
    scope: place.scope,
    coverage: place.coverage,
    region: place.region,
    dataKind: kind === 'daily' || kind === 'unlimited' ? kind : 'total',
    dataMb,
    dataWords: dataWords(shape, 'en'),
    reducedSpeedKbps,
    speedLimitKbps: kind === 'unlimited' && random.chance(0.05) ? random.pick([5000, 10_000, 20_000]) : null,
    fairUse: fairUseWords(shape) ?? (isSlowAtTimes ? 'Speed may be lowered at busy times' : null),
    validityDays: days,
    dayPass: null,
    ...profile.terms,
    ...profile.ends,
    networks,
    breakout: profile.breakout ?? (place.scope === 'local' ? place.coverage : []),
  };
}

function idAndUrl({ facts }: ProviderProfile, externalId: string): Pick<PlanFacts, 'externalId' | 'url'> {
  return { externalId, url: `https://${facts.slug}.example/plans/${externalId}` };
}

/** Unique within the seller, because no two shapes at a place are alike. */
function planId(place: Place, { kind, dataMb, days, edition }: PlanShape): string {
  const data = kind === 'unlimited' ? 'unlimited' : `${dataMb}mb`;
  const time = days === null ? 'no-expiry' : `${days}d`;
  return `${place.key}-${kind}-${data}-${time}${edition === 0 ? '' : `-${edition + 1}`}`;
}

function localize(
  wording: ProviderProfile['wording'],
  write: (locale: Locale) => string,
): string | Partial<LocalizedText> {
  if (wording === 'english') return write('en');
  const spoken = wording === 'pair' ? (['en', 'ja'] as const) : locales;
  return Object.fromEntries(spoken.map((locale) => [locale, write(locale)]));
}

/** Paid by use: the price is the smallest credit, and credit does not expire. */
function payAsYouGo(profile: ProviderProfile, { place, shape }: Offer): Partial<PlanFacts> {
  return {
    ...idAndUrl(profile, `${planId(place, shape)}-credit`),
    name: `${place.name.en}, pay as you go`,
    dataKind: 'payg',
    dataMb: null,
    dataWords: 'Pay as you go',
    reducedSpeedKbps: null,
    fairUse: null,
    validityDays: null,
  };
}

type Flags = Pick<PlanFacts, FlagName>;

function createFlagSampler({ flagShares }: ProviderProfile): (shape: PlanShape, random: Random) => Flags {
  const answers = [true, false, null];
  const samplers = recordOf(flagNames, (name) =>
    createLottery(answers.map((value, index) => ({ value, weight: flagShares[name][index] ?? 0 }))),
  );
  return (shape, random) => {
    const flags: Flags = recordOf(flagNames, (name) => samplers[name](random));
    // Else a traveller would string trials together.
    return shape.kind === 'trial' ? { ...flags, newCustomersOnly: true } : flags;
  };
}
