import type { Money } from '#domain/money/money.ts';
import type { FeedFindings } from '#feeds/row/feed-adapter.ts';
import { commonRatio } from './common-ratio.ts';
import type { FeedLimits } from './feed-limits.ts';
import { amountText } from './check-price.ts';
import { doubtKey } from './plan-moves.ts';

/** Changes of an import to a provider's offered plans. */
export interface ProviderMove {
  readonly provider: string;
  /** Offered before, and brought by this feed. */
  readonly active: number;
  /** Of these, not in the feed. */
  readonly missing: number;
  /** Of these, in the feed with a price, or a price per GB or day, that moved by more than the limit. */
  readonly repriced: number;
}

export interface PriceMove {
  readonly provider: string;
  /** Its name: see `PlanMove`. */
  readonly price: string;
  /** Plans that stated it before. */
  readonly stated: number;
  /** Of these, without it in the feed. */
  readonly gone: number;
  /** Of these, with another one in the feed. */
  readonly moved: number;
  /** Of these, moved by more than the limit. */
  readonly repriced: number;
  /** The new price divided by the old one, of the first plans that moved. */
  readonly ratios: readonly number[];
}

/** Totals of a feed, for deciding whether to hold it. */
export interface FeedMoves {
  readonly providers: readonly ProviderMove[];
  readonly prices: readonly PriceMove[];
  /** Refused rows and prices that were left out, by `doubtKey`. */
  readonly doubted: ReadonlyMap<string, number>;
  /** Rows refused as implausible. */
  readonly implausible: number;
  readonly read: number;
  /** Names that stand for sellers without one; absent: every seller has a name. */
  readonly unnamed?: ReadonlySet<string>;
  /** Traces of damage in the file; null or absent: none. */
  readonly damage?: FeedFindings['damage'];
  /** The most frequent price of a feed with different offers; null: there are too few to say. */
  readonly frequentPrice: { readonly price: Money; readonly count: number; readonly plans: number } | null;
}

export const holdRules = [
  'withdraws-too-much',
  'reprices-too-much',
  'moves-alike',
  'implausible',
  'one-price',
  'damaged-table',
  'unnamed-seller',
] as const;

export interface HoldReason {
  readonly rule: (typeof holdRules)[number];
  /** Predicate for the sentence "this feed would …". */
  readonly words: string;
}

/** Why a feed needs approval before it is published; empty: it does not. Pure. */
export function findHoldReasons(moves: FeedMoves, limits: FeedLimits): HoldReason[] {
  return [
    ...withdrawals(moves.providers, limits),
    ...repricings(moves, limits),
    ...alikeMoves(moves, limits),
    ...implausibleRows(moves, limits),
    ...onePrice(moves, limits),
    ...damagedTable(moves),
    ...unnamedSellers(moves),
  ];
}

/** One sentence of all reasons. */
export function describeHold(reasons: readonly HoldReason[]): string {
  return `this feed would ${reasons.map(({ words }) => words).join('; it would ')}.`;
}

interface Loss {
  readonly provider: string;
  readonly active: number;
  readonly lost: number;
}

/** Each provider that loses too much, worst first. */
function beyond<Each extends Loss>(losses: readonly Each[], limit: { readonly share: number; readonly count: number }) {
  return losses
    .filter(({ lost, active }) => lost >= limit.count && lost > active * limit.share)
    .sort((a, b) => b.lost - a.lost);
}

/** The same; if none does alone, all together. */
function beyondTogether(losses: readonly Loss[], limit: Parameters<typeof beyond>[1]): Loss[] {
  const worst = beyond(losses, limit);
  if (worst.length > 0) return worst;
  const all = losses.reduce(
    (sum, { active, lost }) => ({ ...sum, active: sum.active + active, lost: sum.lost + lost }),
    { provider: `all ${losses.length} providers together`, active: 0, lost: 0 },
  );
  return beyond([all], limit);
}

function describeLosses(losses: readonly Loss[]): string {
  const words = losses.slice(0, 3).map(({ provider, active, lost }) => `${lost} of ${active} plans of ${provider}`);
  return `${words.join(' and ')}${losses.length > 3 ? ` and more of ${losses.length - 3} other ${losses.length === 4 ? 'provider' : 'providers'}` : ''}`;
}

function withdrawals(providers: readonly ProviderMove[], limits: FeedLimits): HoldReason[] {
  const losses = beyondTogether(
    providers.map((move) => ({ ...move, lost: move.missing })),
    { share: limits.withdrawnShare, count: limits.withdrawnCount },
  );
  if (losses.length === 0) return [];
  return [{ rule: 'withdraws-too-much', words: `withdraw ${describeLosses(losses)}` }];
}

/**
 * Counts plans with any price that moved; else, for a price that only some plans have, those plans. A price that is gone
 * because it was implausible has moved, too.
 */
function repricings({ providers, prices, doubted }: FeedMoves, limits: FeedLimits): HoldReason[] {
  const limit = { share: limits.repricedShare, count: limits.repricedCount };
  const lostToDoubt = (provider: string, price: string, gone: number): number =>
    Math.min(gone, doubted.get(doubtKey(provider, price)) ?? 0);
  const moves = prices.map((move) => {
    const { provider, price, stated, repriced, gone } = move;
    return { ...move, active: stated, lost: repriced + lostToDoubt(provider, price, gone) };
  });
  const plans = providers.map((move) => {
    const own = moves.filter(({ provider }) => provider === move.provider);
    // Of one price alone: a plan may lack several.
    const gone = Math.max(0, ...own.map(({ lost, repriced }) => lost - repriced));
    return { ...move, lost: move.repriced + lostToDoubt(move.provider, 'price', move.missing) + gone };
  });
  const single = [...Map.groupBy(moves, ({ price }) => price).values()].map((same) => [same, same] as const);
  for (const [losses, causes] of [[plans, moves] as const, ...single]) {
    const worst = beyondTogether(losses, limit);
    if (worst.length > 0) return [describeRepricing(worst, causes, limits)];
  }
  return [];
}

/** Names the prices that moved, the most frequent first, and the factor of the first. */
function describeRepricing(
  losses: readonly Loss[],
  causes: readonly (PriceMove & Loss)[],
  { repricedBy }: FeedLimits,
): HoldReason {
  const moved = [...Map.groupBy(causes, ({ price }) => price)]
    .map(([price, moves]) => ({ price, moves, count: moves.reduce((sum, { lost }) => sum + lost, 0) }))
    .sort((a, b) => b.count - a.count);
  const [most = { price: 'price', moves: [], count: 0 }, ...others] = moved;
  const named = [most, ...others.filter(({ count }) => count * 10 > most.count)].map(({ price }) => price);
  const ratios = most.moves.flatMap((move) => move.ratios).filter((ratio) => Math.abs(ratio - 1) > repricedBy);
  const by = `by more than ${Number((repricedBy * 100).toFixed(2))} %`;
  return {
    rule: 'reprices-too-much',
    words: `change the ${new Intl.ListFormat('en').format(named)} of ${describeLosses(losses)} ${by}${describeRatio(commonRatio(ratios))}`,
  };
}

/** A tax on every price moves each by less than what counts as repriced, but all alike. */
function alikeMoves({ prices }: FeedMoves, limits: FeedLimits): HoldReason[] {
  const alike = prices.flatMap(({ provider, price, stated, moved, ratios }) => {
    const ratio = commonRatio(ratios) ?? 1;
    const by = Math.abs(ratio - 1);
    return by > limits.movedAlikeBy && by <= limits.repricedBy
      ? [{ provider, price, active: stated, lost: moved, ratio }]
      : [];
  });
  const [worst, ...others] = beyond(alike, { share: limits.repricedShare, count: limits.repricedCount });
  if (worst === undefined) return [];
  const losses = [worst, ...others.filter(({ price }) => price === worst.price)];
  const words = `change the ${worst.price} of ${describeLosses(losses)} alike${describeRatio(worst.ratio)}`;
  return [{ rule: 'moves-alike', words }];
}

function describeRatio(ratio: number | null): string {
  if (ratio === null) return '';
  if (!Number.isFinite(ratio)) return ', nearly all to another currency or from zero';
  const hint = Math.abs(ratio - 100) < 5 || Math.abs(ratio - 0.01) < 0.0005 ? ', as if cents were whole units' : '';
  return `, nearly all to ${Number(ratio.toPrecision(3))} times the old one${hint}`;
}

function implausibleRows({ implausible, read }: FeedMoves, limits: FeedLimits): HoldReason[] {
  if (implausible < limits.withdrawnCount || implausible <= read * limits.withdrawnShare) return [];
  return [{ rule: 'implausible', words: `skip ${implausible} of its ${read} rows as implausible` }];
}

function onePrice({ frequentPrice }: FeedMoves, limits: FeedLimits): HoldReason[] {
  if (frequentPrice === null) return [];
  const { price, count, plans } = frequentPrice;
  if (plans < limits.onePriceCount || count <= plans * limits.onePriceShare) return [];
  return [
    { rule: 'one-price', words: `give ${count} of ${plans} different plans the same price, ${amountText(price)}` },
  ];
}

function damagedTable({ damage }: FeedMoves): HoldReason[] {
  if (damage === undefined || damage === null || !damage.isHeld) return [];
  return [{ rule: 'damaged-table', words: `publish a damaged table: ${damage.words}` }];
}

/** Whether a feed is held until its seller has a name, so that it cannot be released. */
export function lacksSeller(report: { readonly holdReasons: readonly HoldReason[] } | null): boolean {
  return report?.holdReasons.some(({ rule }) => rule === 'unnamed-seller') === true;
}

/** Visitors must see who sells a plan: no release publishes a placeholder. */
function unnamedSellers({ unnamed = new Set() }: FeedMoves): HoldReason[] {
  const [name] = unnamed;
  if (name === undefined) return [];
  const words = `publish plans as "${name}", since nothing names their seller: name it with --provider, or with "provider" in the feed’s entry, and import again`;
  return [{ rule: 'unnamed-seller', words }];
}
