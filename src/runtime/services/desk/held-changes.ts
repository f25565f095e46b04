import type { Money } from '#domain/money/money.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { FeedDiff } from '#feeds/judge/feed-diff.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import { findHoldReasons } from '#feeds/judge/hold-reasons.ts';
import { planMoves, priceRatio } from '#feeds/judge/plan-moves.ts';
import type { HeldPairs, PlanPair } from './held-plan-pairs.ts';

/** A plan of the run as a row names it. */
interface ChangedPlan {
  readonly provider: ProviderSlug;
  readonly externalId: string;
  readonly name: string;
}

export interface MovedPlan extends ChangedPlan {
  readonly before: Money;
  readonly after: Money;
  /** The new price divided by the old one; infinite: another currency, or from nothing. */
  readonly ratio: number;
}

/** Plans of one provider whose prices move by the same factor, give or take 2 %. */
export interface FoldedMoves {
  readonly provider: ProviderSlug;
  readonly ratio: number;
  readonly count: number;
  /** The first few. */
  readonly plans: readonly MovedPlan[];
}

export interface PricedPlan extends ChangedPlan {
  readonly price: Money;
}

export interface SellerChanges {
  readonly provider: ProviderSlug;
  /** Offered now. */
  readonly active: number;
  readonly gone: number;
  readonly repriced: number;
  readonly added: number;
  /** The median of the factors; null: nothing moves. */
  readonly medianRatio: number | null;
  /** Whether this part alone would be held. */
  readonly breaksLimits: boolean;
}

export interface HeldChanges {
  readonly active: number;
  readonly gone: readonly PricedPlan[];
  readonly repriced: number;
  readonly same: number;
  readonly added: readonly PricedPlan[];
  readonly addedCount: number;
  readonly goneCount: number;
  /** Of the moved prices, by `ratioClasses`. */
  readonly histogram: readonly number[];
  /** Moves to another currency, which have no factor. */
  readonly otherCurrency: number;
  /** Most repriced first. */
  readonly sellers: readonly SellerChanges[];
  readonly worst: readonly FoldedMoves[];
  readonly random: readonly MovedPlan[];
  readonly isComplete: boolean;
}

/** Upper ends of the classes of new prices divided by old ones; the last class has none. */
const ratioClasses = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 2, 10, 50, Number.POSITIVE_INFINITY] as const;

const worstShown = 50;
const plansOfFold = 5;
const listed = 100;
const randomShown = 20;

/** @param seed the number of the run: the same sample at each look */
export function describeChanges(
  { pairs, gone, isComplete }: HeldPairs,
  { limits, seed }: { readonly limits: FeedLimits; readonly seed: number },
): HeldChanges {
  const moved = pairs.flatMap((pair) => moveOf(pair));
  const added = pairs.filter(({ before }) => before === null);
  const finite = moved.filter(({ ratio }) => Number.isFinite(ratio));
  return {
    active: pairs.filter(({ before }) => before?.isActive === true).length + gone.length,
    gone: gone.slice(0, listed),
    goneCount: gone.length,
    repriced: moved.length,
    same: pairs.length - added.length - moved.length,
    added: added.slice(0, listed).map(({ provider, after }) => ({ ...named(provider, after), price: after.price })),
    addedCount: added.length,
    histogram: countClasses(finite.map(({ ratio }) => ratio)),
    otherCurrency: moved.length - finite.length,
    sellers: describeSellers({ pairs, gone, isComplete }, moved, limits),
    worst: foldMoves(moved),
    random: sample(moved, randomShown, seed),
    isComplete,
  };
}

function named(provider: ProviderSlug, { externalId, name }: PlanPair['after']): ChangedPlan {
  return { provider, externalId, name: typeof name === 'string' ? name : (name.en ?? externalId) };
}

/** The list price if it moves, else another price. */
function moveOf({ provider, before, after, isSame }: PlanPair): MovedPlan[] {
  if (before === null || isSame || !before.isActive) return [];
  const [move] = planMoves(before, after);
  if (move === undefined) return [];
  return [
    { ...named(provider, after), before: move.before, after: move.after, ratio: priceRatio(move.before, move.after) },
  ];
}

function countClasses(ratios: readonly number[]): readonly number[] {
  const counts = ratioClasses.map(() => 0);
  for (const ratio of ratios) {
    const place = ratioClasses.findIndex((end) => ratio < end);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function describeSellers(pairs: HeldPairs, moved: readonly MovedPlan[], limits: FeedLimits): readonly SellerChanges[] {
  const movedOf = Map.groupBy(moved, ({ provider }) => provider);
  const pairsOf = Map.groupBy(pairs.pairs, ({ provider }) => provider);
  const goneOf = Map.groupBy(pairs.gone, ({ provider }) => provider);
  const slugs = [...new Set([...pairsOf.keys(), ...goneOf.keys()])].sort();
  const sellers = slugs.map((provider): SellerChanges => {
    const own = pairsOf.get(provider) ?? [];
    const lost = goneOf.get(provider) ?? [];
    const ratios = (movedOf.get(provider) ?? []).map(({ ratio }) => ratio).sort((a, b) => a - b);
    return {
      provider,
      active: own.filter(({ before }) => before?.isActive === true).length + lost.length,
      gone: lost.length,
      repriced: ratios.length,
      added: own.filter(({ before }) => before === null).length,
      medianRatio: ratios[Math.floor((ratios.length - 1) / 2)] ?? null,
      breaksLimits: isHeldAlone({ pairs: own, gone: lost, isComplete: true }, limits),
    };
  });
  return sellers.sort((a, b) => b.repriced + b.gone - (a.repriced + a.gone));
}

/** By the same rules that hold a feed; what they say of rows and of the whole file is no provider's. */
function isHeldAlone({ pairs, gone }: HeldPairs, limits: FeedLimits): boolean {
  const diff = new FeedDiff({ repricedBy: limits.repricedBy, watch: null });
  for (const { provider, before, after, isSame } of pairs)
    diff.seen({ provider, plan: after, before, wasActive: before?.isActive ?? false, isSame });
  for (const plan of gone) diff.missing({ ...plan, isWithdrawn: true });
  const moves = { providers: diff.moves(), prices: diff.priceMoves(), read: pairs.length };
  return findHoldReasons({ ...moves, doubted: new Map(), implausible: 0, frequentPrice: null }, limits).length > 0;
}

function sizeOf(ratio: number): number {
  return ratio === 0 ? Number.POSITIVE_INFINITY : Math.max(ratio, 1 / ratio);
}

/** Moves of a provider that are alike are one line, so that the worst fifty are fifty different things. */
function foldMoves(moved: readonly MovedPlan[]): readonly FoldedMoves[] {
  const folds = [...Map.groupBy(moved, ({ provider }) => provider).values()].flatMap((ofSeller) => {
    const sorted = ofSeller.toSorted((a, b) => a.ratio - b.ratio);
    const groups: MovedPlan[][] = [];
    for (const move of sorted) {
      const [first] = groups.at(-1) ?? [];
      if (first !== undefined && (move.ratio === first.ratio || move.ratio / first.ratio < 1.02))
        groups.at(-1)?.push(move);
      else groups.push([move]);
    }
    return groups;
  });
  return folds
    .flatMap((plans): FoldedMoves[] => {
      const [first] = plans;
      if (first === undefined) return [];
      return [
        { provider: first.provider, ratio: first.ratio, count: plans.length, plans: plans.slice(0, plansOfFold) },
      ];
    })
    .sort((a, b) => sizeOf(b.ratio) - sizeOf(a.ratio) || b.count - a.count)
    .slice(0, worstShown);
}

/** Some of them, in their order. The same seed chooses the same ones. */
function sample<Each>(all: readonly Each[], count: number, seed: number): readonly Each[] {
  const next = randomFrom(seed);
  return all
    .map((each, place) => ({ each, place, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ each }) => each);
}

/** Mulberry32, from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
