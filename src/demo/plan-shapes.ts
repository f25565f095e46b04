import { marketModel } from './market-model.ts';
import { planKinds, type PlanKind, type ProviderProfile } from './provider-profiles.ts';
import type { Random } from './random.ts';
import { createLottery } from './shares.ts';

/** Amount, days and speeds of a plan: what its price follows from. */
export interface PlanShape {
  readonly kind: PlanKind;
  /** As `PlanFacts.dataMb` counts it for the kind. */
  readonly dataMb: number | null;
  /** Null: does not expire. */
  readonly days: number | null;
  readonly reducedSpeedKbps: number | null;
  /** 0 for the plain plan; further plans of the same amount and days are other editions of it. */
  readonly edition: number;
}

interface SizeAndDays {
  readonly dataMb: number | null;
  /** Null: does not expire. */
  readonly days: number | null;
}

const drawFixed = createLottery<SizeAndDays>(
  marketModel.fixedSizeDays.map(({ gb, days, p }) => ({ value: { dataMb: gb * 1000, days }, weight: p })),
);
const drawUnlimited = createLottery<SizeAndDays>(
  marketModel.unlimitedDays.map(({ days, p }) => ({ value: { dataMb: null, days }, weight: p })),
);
const drawDaily = createLottery<SizeAndDays>(
  marketModel.dailyCap.sizeDays.map(({ mbPerDay, days, p }) => ({ value: { dataMb: mbPerDay, days }, weight: p })),
);
const drawTrial = createLottery<SizeAndDays>([
  { value: { dataMb: 100, days: 1 }, weight: 3 },
  { value: { dataMb: 100, days: 7 }, weight: 2 },
  { value: { dataMb: 200, days: 1 }, weight: 2 },
  { value: { dataMb: 500, days: 1 }, weight: 2 },
  { value: { dataMb: 1000, days: 1 }, weight: 1 },
]);
const drawByKind: Readonly<Record<PlanKind, (random: Random) => SizeAndDays>> = {
  fixed: drawFixed,
  unlimited: drawUnlimited,
  daily: drawDaily,
  trial: drawTrial,
};

/** Speeds after the daily amount, in the order of the model's shares; the last one stands for all rarer ones. */
const reducedSpeeds = [
  ...Object.keys(marketModel.dailyCap.reducedSpeedKbps).map((text) => (text === 'none' ? null : Number(text))),
  256,
];

/** Fixed plans without an end, of all fixed plans: a rarity that the model does not count. */
const neverExpiresShare = 0.005;

export type ShapesQuery = Pick<ProviderProfile, 'kindShares' | 'reducedSpeedShares' | 'allowanceShare'>;

/** Draws the plans of one seller at one place. No two are alike in kind, amount, days and edition. */
export function drawShapes(count: number, habits: ShapesQuery, random: Random): readonly PlanShape[] {
  const drawKind = createLottery(planKinds.map((value, index) => ({ value, weight: habits.kindShares[index] ?? 0 })));
  const drawSpeed = createLottery(
    reducedSpeeds.map((value, index) => ({ value, weight: habits.reducedSpeedShares[index] ?? 0 })),
  );
  const editions = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const kind = drawKind(random);
    const size = drawUnused(kind, editions, random);
    const key = sizeKey(kind, size);
    const edition = editions.get(key) ?? 0;
    editions.set(key, edition + 1);
    const speed = kind === 'daily' || kind === 'unlimited' ? drawSpeed(random) : null;
    return { kind, edition, ...drawTerms(kind, size, { speed, allowanceShare: habits.allowanceShare, random }) };
  });
}

/** Prefers amounts that the seller does not have yet at this place. */
function drawUnused(kind: PlanKind, editions: ReadonlyMap<string, number>, random: Random): SizeAndDays {
  const draw = drawByKind[kind];
  let size = draw(random);
  for (let attempt = 0; attempt < 4 && editions.has(sizeKey(kind, size)); attempt++) size = draw(random);
  return kind === 'fixed' && random.chance(neverExpiresShare) ? { ...size, days: null } : size;
}

function sizeKey(kind: PlanKind, size: SizeAndDays): string {
  return `${kind} ${size.dataMb} ${size.days}`;
}

interface TermsQuery {
  readonly speed: number | null;
  readonly allowanceShare: number;
  readonly random: Random;
}

type ShapeTerms = Pick<PlanShape, 'dataMb' | 'days' | 'reducedSpeedKbps'>;

function drawTerms(
  kind: PlanKind,
  { dataMb, days }: SizeAndDays,
  { speed, allowanceShare, random }: TermsQuery,
): ShapeTerms {
  if (kind !== 'unlimited') return { dataMb, days, reducedSpeedKbps: speed };
  const stated = random.chance(allowanceShare);
  return {
    dataMb: stated ? allowanceFor(days ?? 30, random) : null,
    days,
    reducedSpeedKbps: stated ? (speed ?? 1000) : null,
  };
}

/** Full-speed allowance of an unlimited plan for its whole validity: 1, 2 or 3 GB for each day, as round gigabytes. */
function allowanceFor(days: number, random: Random): number {
  return Math.min(100, days * random.pick([1, 2, 2, 3])) * 1000;
}
