import { marketModel } from './market-model.ts';
import type { Random } from './random.ts';
import { planKinds, type PlanKind, type Seller } from './sellers.ts';
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

type Size = Pick<PlanShape, 'dataMb' | 'days'>;

const sampleSize: Readonly<Record<PlanKind, (random: Random) => Size>> = {
  fixed: sizeLottery(marketModel.fixedSizeDays.map(({ gb, days, p }) => [gb * 1000, days, p])),
  unlimited: sizeLottery(marketModel.unlimitedDays.map(({ days, p }) => [null, days, p])),
  daily: sizeLottery(marketModel.dailyCap.sizeDays.map(({ mbPerDay, days, p }) => [mbPerDay, days, p])),
  trial: sizeLottery([
    [100, 1, 3],
    [100, 7, 2],
    [500, 1, 3],
  ]),
};

function sizeLottery(rows: readonly (readonly [dataMb: number | null, days: number, weight: number])[]) {
  return createLottery<Size>(rows.map(([dataMb, days, weight]) => ({ value: { dataMb, days }, weight })));
}

/** Samples the plans of one seller at one place. No two are alike in kind, amount, days and edition. */
export function sampleShapes(
  count: number,
  { kinds, reducedSpeedKbps }: Pick<Seller, 'kinds' | 'reducedSpeedKbps'>,
  random: Random,
): readonly PlanShape[] {
  const sampleKind = createLottery(planKinds.map((value, index) => ({ value, weight: kinds[index] ?? 0 })));
  const editions = new Map<string, number>();
  return Array.from({ length: count }, () => {
    const kind = sampleKind(random);
    const isTaken = (each: Size): boolean => editions.has(keyOf(kind, each));
    let size = sampleSize[kind](random);
    for (let attempt = 0; attempt < 4 && isTaken(size); attempt++) size = sampleSize[kind](random);
    // Rare, and not part of the model.
    if (kind === 'fixed' && random.chance(0.005)) size = { ...size, days: null };
    const edition = editions.get(keyOf(kind, size)) ?? 0;
    editions.set(keyOf(kind, size), edition + 1);
    const speed = kind === 'daily' || kind === 'unlimited' ? reducedSpeedKbps : null;
    const isLimited = kind === 'unlimited' && speed !== null;
    // 1, 2 or 3 GB at full speed for each day.
    const allowance = isLimited ? Math.min(100, (size.days ?? 30) * random.pick([1, 2, 2, 3])) * 1000 : size.dataMb;
    return { kind, edition, days: size.days, dataMb: allowance, reducedSpeedKbps: speed };
  });
}

function keyOf(kind: PlanKind, { dataMb, days }: Size): string {
  return `${kind} ${dataMb} ${days}`;
}
