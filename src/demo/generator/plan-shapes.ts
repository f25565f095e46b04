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

type SizeAndDays = Pick<PlanShape, 'dataMb' | 'days'>;

const sampleByKind: Readonly<Record<PlanKind, (random: Random) => SizeAndDays>> = {
  fixed: sizeLottery(marketModel.fixedSizeDays.map(({ gb, days, p }) => [gb * 1000, days, p])),
  unlimited: sizeLottery(marketModel.unlimitedDays.map(({ days, p }) => [null, days, p])),
  daily: sizeLottery(marketModel.dailyCap.sizeDays.map(({ mbPerDay, days, p }) => [mbPerDay, days, p])),
  trial: sizeLottery([
    [100, 1, 3],
    [100, 7, 2],
    [200, 1, 2],
    [500, 1, 2],
    [1000, 1, 1],
  ]),
};

function sizeLottery(rows: readonly (readonly [dataMb: number | null, days: number, weight: number])[]) {
  return createLottery<SizeAndDays>(rows.map(([dataMb, days, weight]) => ({ value: { dataMb, days }, weight })));
}

/** Speeds after the full-speed amount, in the order of the model's shares; the last one stands for all rarer ones. */
const reducedSpeeds = [
  ...Object.keys(marketModel.dailyCap.reducedSpeedKbps).map((text) => (text === 'none' ? null : Number(text))),
  256,
];

/** Share of fixed plans without an end: rare, and not part of the model. */
const neverExpiresShare = 0.005;

/** Samples the plans of one seller at one place. No two are alike in kind, amount, days and edition. */
export function sampleShapes(
  count: number,
  { kindShares, reducedSpeedShares }: Pick<ProviderProfile, 'kindShares' | 'reducedSpeedShares'>,
  random: Random,
): readonly PlanShape[] {
  const sampleKind = createLottery(planKinds.map((value, index) => ({ value, weight: kindShares[index] ?? 0 })));
  const sampleSpeed = createLottery(
    reducedSpeeds.map((value, index) => ({ value, weight: reducedSpeedShares[index] ?? 0 })),
  );
  const editions = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const kind = sampleKind(random);
    const size = sampleUnused(kind, editions, random);
    const key = sizeKey(kind, size);
    const edition = editions.get(key) ?? 0;
    editions.set(key, edition + 1);
    if (kind === 'daily') return { kind, edition, ...size, reducedSpeedKbps: sampleSpeed(random) };
    if (kind === 'unlimited')
      return { kind, edition, ...size, ...sampleLimits(size.days ?? 30, sampleSpeed(random), random) };
    return { kind, edition, ...size, reducedSpeedKbps: null };
  });
}

/** Prefers amounts that the seller does not have yet at this place. */
function sampleUnused(kind: PlanKind, editions: ReadonlyMap<string, number>, random: Random): SizeAndDays {
  const sample = sampleByKind[kind];
  let size = sample(random);
  for (let attempt = 0; attempt < 4 && editions.has(sizeKey(kind, size)); attempt++) size = sample(random);
  return kind === 'fixed' && random.chance(neverExpiresShare) ? { ...size, days: null } : size;
}

function sizeKey(kind: PlanKind, { dataMb, days }: SizeAndDays): string {
  return `${kind} ${dataMb} ${days}`;
}

/**
 * Limits of an unlimited plan, stated as often as the model's daily plans state their speed: 1, 2 or 3 GB at full speed
 * for each day of its validity, then the speed. Null: it states none.
 */
function sampleLimits(
  days: number,
  speed: number | null,
  random: Random,
): Pick<PlanShape, 'dataMb' | 'reducedSpeedKbps'> {
  const allowance = Math.min(100, days * random.pick([1, 2, 2, 3])) * 1000;
  return { dataMb: speed === null ? null : allowance, reducedSpeedKbps: speed };
}
