import type { Money } from '#domain/money/money.ts';
import type { FeedFindings } from '#feeds/row/feed-adapter.ts';
import type { FeedLimits } from './feed-limits.ts';
import { amountText } from './judge-price.ts';

/** Changes of an import to a provider's offered plans. */
export interface ProviderMove {
  readonly provider: string;
  /** Offered before, and brought by this feed. */
  readonly active: number;
  /** Of these, not in the feed. */
  readonly missing: number;
  /** Of these, in the feed at a price that moved by more than the limit. */
  readonly repriced: number;
}

/** Totals of a feed, for deciding whether to hold it. */
export interface FeedMoves {
  readonly providers: readonly ProviderMove[];
  /** The factor that nearly all changed prices have in common; null: none. */
  readonly commonRatio: number | null;
  /** Rows refused as implausible. */
  readonly implausible: number;
  readonly read: number;
  /** Traces of damage in the file; null or absent: none. */
  readonly damage?: FeedFindings['damage'];
  /** The most frequent price of a feed with different offers; null: there are too few to say. */
  readonly frequentPrice: { readonly price: Money; readonly count: number; readonly plans: number } | null;
}

export const holdRules = [
  'withdraws-too-much',
  'reprices-too-much',
  'implausible',
  'one-price',
  'damaged-table',
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
    ...implausibleRows(moves, limits),
    ...onePrice(moves, limits),
    ...damagedTable(moves),
  ];
}

/** One sentence of all reasons. */
export function describeHold(reasons: readonly HoldReason[]): string {
  return `this feed would ${reasons.map(({ words }) => words).join('; it would ')}.`;
}

type Loss = ProviderMove & { readonly lost: number };

/** Each provider that loses too much, worst first; if none does alone, all together. */
function beyond(losses: readonly Loss[], limit: { readonly share: number; readonly count: number }): Loss[] {
  const isBeyond = ({ lost, active }: Loss): boolean => lost >= limit.count && lost > active * limit.share;
  const worst = losses.filter(isBeyond).sort((a, b) => b.lost - a.lost);
  if (worst.length > 0) return worst;
  const all = losses.reduce(
    (sum, { active, lost }) => ({ ...sum, active: sum.active + active, lost: sum.lost + lost }),
    { provider: `all ${losses.length} providers together`, active: 0, missing: 0, repriced: 0, lost: 0 },
  );
  return isBeyond(all) ? [all] : [];
}

function describeLosses(losses: readonly Loss[]): string {
  const words = losses.slice(0, 3).map(({ provider, active, lost }) => `${lost} of ${active} plans of ${provider}`);
  return `${words.join(' and ')}${losses.length > 3 ? ` and more of ${losses.length - 3} other ${losses.length === 4 ? 'provider' : 'providers'}` : ''}`;
}

function withdrawals(providers: readonly ProviderMove[], limits: FeedLimits): HoldReason[] {
  const losses = beyond(
    providers.map((move) => ({ ...move, lost: move.missing })),
    { share: limits.withdrawnShare, count: limits.withdrawnCount },
  );
  if (losses.length === 0) return [];
  return [{ rule: 'withdraws-too-much', words: `withdraw ${describeLosses(losses)}` }];
}

function repricings({ providers, commonRatio }: FeedMoves, limits: FeedLimits): HoldReason[] {
  const losses = beyond(
    providers.map((move) => ({ ...move, lost: move.repriced })),
    { share: limits.repricedShare, count: limits.repricedCount },
  );
  if (losses.length === 0) return [];
  const by = `by more than ${Number((limits.repricedBy * 100).toFixed(2))} %`;
  const words = `change the price of ${describeLosses(losses)} ${by}${describeRatio(commonRatio)}`;
  return [{ rule: 'reprices-too-much', words }];
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
