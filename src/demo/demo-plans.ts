import type { ProviderPlan } from '#catalogue/catalogue-writer-contract.ts';
import { locales, type Locale, type LocalizedText } from '#domain/locale.ts';
import type { Known, PlanFacts, PlanNetwork } from '#domain/plan.ts';
import { marketModel } from './market-model.ts';
import { drawPastPrices } from './past-prices.ts';
import { drawNetworks } from './plan-networks.ts';
import { centsEnding, modelPrice, residualSd, toPriceTag } from './plan-price.ts';
import { createPromoMaker } from './plan-promo.ts';
import { drawShapes, type PlanShape } from './plan-shapes.ts';
import { dataWords, fairUseWords, planName } from './plan-words.ts';
import { drawPlaces, type Place } from './provider-places.ts';
import { drawProfiles, flagNames, type FlagName, type ProviderProfile } from './provider-profiles.ts';
import { createRandom, type Random } from './random.ts';
import { createLottery } from './shares.ts';

export const demoSeed = 'roamchart demo 1';
export const demoPlanCount = 100_000;

export interface DemoQuery {
  readonly seed: string;
  /** How many plans in all, spread over the 100 providers. */
  readonly planCount: number;
  /** Ends of promos, stated dates and days of past prices are counted from here; everything else follows from the seed alone. */
  readonly asOf: Date;
}

/**
 * Streams an invented catalogue of the market model's shape, provider by provider. The same query gives the same plans
 * on every machine. Only one provider's places are in memory at a time.
 */
export function* demoPlans({ seed, planCount, asOf }: DemoQuery): Generator<ProviderPlan, void, undefined> {
  for (const profile of drawProfiles({ seed, planCount })) {
    const random = createRandom(`${seed}: plans of ${profile.facts.slug}`);
    const pastRandom = createRandom(`${seed}: past prices of ${profile.facts.slug}`);
    const makePlan = createPlanMaker(profile, asOf);
    for (const place of drawPlaces({ ...profile, random })) {
      const networks = drawNetworks(profile, place.coverage);
      const placeEffect = random.normal();
      for (const shape of drawShapes(place.planCount, profile, random)) {
        const plan = makePlan({ place, networks, placeEffect, shape }, random);
        yield { provider: profile.facts, plan, pastPrices: drawPastPrices(plan.price, pastRandom, asOf) };
      }
    }
  }
}

interface Offer {
  readonly place: Place;
  readonly networks: readonly PlanNetwork[];
  /** Standard normal: how dear the seller is at this place, next to its own level. */
  readonly placeEffect: number;
  readonly shape: PlanShape;
}

/** Of the price's scatter, the part that all plans of a seller at a place have in common; the rest is each plan's own. */
const placePart = 0.9;
const planPart = Math.sqrt(1 - placePart ** 2);

function createPlanMaker(profile: ProviderProfile, asOf: Date): (offer: Offer, random: Random) => PlanFacts {
  const drawEnding = createLottery(profile.endingShares.map((weight, value) => ({ value, weight })));
  const makePromo = createPromoMaker(profile, asOf);
  const drawFlags = createFlagDrawer(profile);
  const statedAt = statedTime(profile, asOf);
  return (offer, random) => {
    const { place, shape } = offer;
    const scatter = residualSd(shape) * (placePart * offer.placeEffect + planPart * random.normal());
    const usd = modelPrice(shape, place) * Math.exp(profile.priceEffect + scatter);
    const ending = centsEnding(drawEnding(random)) ?? null;
    const [price, ...ownPrices] = profile.currencies.map((currency) => toPriceTag(usd, currency, ending));
    if (price === undefined) throw new RangeError('a seller names a price in at least one currency');
    const payg = random.chance(marketModel.flags.payAsYouGo.true);
    const facts = { ...planBody(profile, offer, random), price, ownPrices, promo: makePromo(price, random), statedAt };
    const flags = drawFlags(shape, random);
    const plan = { ...facts, ...flags, ...drawCalls(flags.phoneNumber, random) };
    return payg ? toPayAsYouGo(plan, place) : plan;
  };
}

type LaterFields = FlagName | 'price' | 'ownPrices' | 'promo' | 'statedAt' | 'voiceMinutes' | 'smsCount';

function planBody(
  profile: ProviderProfile,
  { place, networks, shape }: Offer,
  random: Random,
): Omit<PlanFacts, LaterFields> {
  const externalId = planId(place, shape);
  const throttled = random.chance(marketModel.flags.possibleThrottling.true);
  return {
    externalId,
    name: localize(profile.wording, (locale) => planName(place.name, shape, locale)),
    scope: place.scope,
    coverage: place.coverage,
    region: place.region,
    dataKind: dataKind(shape),
    dataMb: shape.dataMb,
    dataWords: dataWords(shape, 'en'),
    reducedSpeedKbps: shape.reducedSpeedKbps,
    speedLimitKbps: shape.kind === 'unlimited' && random.chance(0.05) ? random.pick([5000, 10_000, 20_000]) : null,
    fairUse: fairUseWords(shape) ?? (throttled ? 'Speed may be lowered at busy times' : null),
    validityDays: shape.days,
    ...profile.terms,
    networks,
    breakout: profile.breakout ?? (place.scope === 'local' ? place.coverage : []),
    url: `https://${profile.facts.slug}.example/plans/${externalId}`,
  };
}

function dataKind(shape: PlanShape): PlanFacts['dataKind'] {
  return shape.kind === 'daily' || shape.kind === 'unlimited' ? shape.kind : 'total';
}

/** Unique within the seller, because no two shapes at a place are alike. */
function planId(place: Place, shape: PlanShape): string {
  const data = shape.kind === 'unlimited' ? 'unlimited' : `${shape.dataMb}mb`;
  const days = shape.days === null ? 'no-expiry' : `${shape.days}d`;
  const edition = shape.edition === 0 ? '' : `-${shape.edition + 1}`;
  return `${place.key}-${shape.kind}-${data}-${days}${edition}`;
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
function toPayAsYouGo(plan: PlanFacts, place: Place): PlanFacts {
  return {
    ...plan,
    externalId: `${plan.externalId}-credit`,
    url: `${plan.url}-credit`,
    name: `${place.name.en}, pay as you go`,
    dataKind: 'payg',
    dataMb: null,
    dataWords: 'Pay as you go',
    reducedSpeedKbps: null,
    fairUse: null,
    validityDays: null,
  };
}

function statedTime(profile: ProviderProfile, asOf: Date): string | null {
  if (profile.statedDaysAgo === null) return null;
  return new Date(asOf.getTime() - profile.statedDaysAgo * 86_400_000).toISOString();
}

/** Only a plan with a phone number has minutes and messages, and not every seller says how many. */
function drawCalls(phoneNumber: Known, random: Random): Pick<PlanFacts, 'voiceMinutes' | 'smsCount'> {
  if (phoneNumber !== true || random.chance(0.3)) return { voiceMinutes: null, smsCount: null };
  return { voiceMinutes: random.pick([30, 60, 100]), smsCount: random.pick([10, 50, 100]) };
}

function createFlagDrawer(profile: ProviderProfile): (shape: PlanShape, random: Random) => Record<FlagName, Known> {
  const answers: readonly Known[] = [true, false, null];
  const lotteries = flagNames.map((name) => ({
    name,
    draw: createLottery(answers.map((value, index) => ({ value, weight: profile.flagShares[name][index] ?? 0 }))),
  }));
  return (shape, random) => {
    const drawn = Object.fromEntries(lotteries.map(({ name, draw }) => [name, draw(random)])) as Record<
      FlagName,
      Known
    >;
    return shape.kind === 'trial'
      ? { ...drawn, newCustomersOnly: random.chance(0.3) || drawn.newCustomersOnly }
      : drawn;
  };
}
