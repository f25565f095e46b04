import type { Ranked } from './list-order.ts';
import { serves } from './list-order.ts';
import type { Plan } from './read-market.ts';
import type { Trip } from './trip-cost.ts';

/** The answers for a trip, by the method page, worked out a second time. */

export interface Answers {
  readonly cheapest: Ranked | undefined;
  readonly fewestWorries: Ranked | undefined;
  readonly bestValue: Ranked | undefined;
}

export interface AnswerFacts {
  /** One, or those of a region. */
  readonly countries: readonly string[];
  /** Every plan that the place lists. */
  readonly plans: readonly Plan[];
  readonly trip: Trip;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Undefined: none, or it stands in an answer already. @param ranked the plans of the list */
export function answersOf(ranked: readonly Ranked[], facts: AnswerFacts): Answers {
  const serving = ranked.filter((row) => serves(row) && row.cost !== null);
  const [cheapest] = serving;
  const before = cheapest === undefined ? [] : [cheapest];
  const isSure = worryRule(facts, cheapest);
  const worries: RatioOf = (row) => (isSure(row) ? exactCost(row) : null);
  const fewestWorries = answerElsewhere(serving, before, {
    least: (row) => worries(row) && shownCost(row),
    near: worries,
  });
  const value = valueFor(facts.trip);
  const taken = fewestWorries === undefined ? before : [...before, fewestWorries];
  return { cheapest, fewestWorries, bestValue: answerElsewhere(serving, taken, { least: value, near: value }) };
}

/** A fraction of whole numbers; null: the plan is no such answer. */
type RatioOf = (row: Ranked) => readonly [bigint, bigint] | null;

interface Rule {
  /** What an answer is the least in. Amounts compare as they are shown. */
  readonly least: RatioOf;
  /** What another seller's may be a fifth more of: exact. */
  readonly near: RatioOf;
}

function shownCost({ cost }: Ranked): readonly [bigint, bigint] {
  return [BigInt(cost?.units ?? 0), 1n];
}

function exactCost({ cost }: Ranked): readonly [bigint, bigint] {
  return [BigInt(cost?.exact ?? 0), 1n];
}

/** The price of each megabyte that the trip can use: three times what it needs is as much as counts. */
function valueFor(trip: Trip): RatioOf {
  return (row) => {
    const mb = row.fit === 'full' && row.purchases === 1 ? usableMb(row, trip) : null;
    const most = trip.mb === null ? mb : Math.min(mb ?? 0, 3 * trip.mb);
    return mb === null || most === null || most === 0 ? null : [BigInt(row.cost?.exact ?? 0), BigInt(most)];
  };
}

/** At full speed, of what the trip can use; null: not counted. */
export function usableMb({ plan: { kind, mb }, count }: Ranked, { days }: Trip): number | null {
  if (mb === null || kind === 'unlimited' || kind === 'payg') return null;
  return kind === 'daily' ? mb * days : mb * count;
}

const leastReviews = 10;
const day = 24 * 3600 * 1000;

/** What "Fewest worries" asks of a plan that serves the trip, in the order of the method page. */
function worryRule({ countries, plans, now }: AnswerFacts, first: Ranked | undefined): (row: Ranked) => boolean {
  const asksRating = plans.some(({ provider }) => provider.reviews >= leastReviews);
  const most = 2n * BigInt(first?.cost?.exact ?? 0);
  return ({ plan, purchases, cost }) =>
    purchases === 1 &&
    plan.hotspot === true &&
    ![plan.ekyc, plan.ads, plan.renews, plan.newCustomersOnly].includes(true) &&
    saysWhatFollows(plan) &&
    hasModernNetwork(plan, countries) &&
    (plan.limitKbps === null || plan.limitKbps >= 1000) &&
    (!asksRating || (plan.provider.reviews >= leastReviews && (plan.provider.mean ?? 0) >= 4)) &&
    !plan.isUnconfirmed &&
    now - plan.checkedAt <= day &&
    BigInt(cost?.exact ?? 0) <= most;
}

/** That it stops, or is paid by use, or a speed: that it is "slower" alone says too little. */
function saysWhatFollows({ kind, mb, reducedKbps, limitKbps, afterEnd }: Plan): boolean {
  if (reducedKbps !== null || afterEnd === 'payg' || afterEnd === 'nothing') return true;
  return kind === 'unlimited' && mb === null && limitKbps !== null;
}

/** It names a network, and states at least 4G. In a region, where each country has its own, that is enough. */
function hasModernNetwork({ networks }: Plan, countries: readonly string[]): boolean {
  const here = networks.filter(({ country }) => countries.includes(country));
  return (
    (countries.length > 1 || here.some(({ operator }) => Boolean(operator))) &&
    here.some(({ generation }) => generation === '4G' || generation === '5G')
  );
}

/** The best of all, or the best of the sellers that stand in no answer yet where it is at most a fifth dearer. */
function answerElsewhere(
  serving: readonly Ranked[],
  before: readonly Ranked[],
  { least, near }: Rule,
): Ranked | undefined {
  const best = firstLeast(serving, least);
  if (best === undefined || before.includes(best)) return undefined;
  const others = serving.filter((row) => !before.some((each) => isOfSameSeller(each, row)));
  const elsewhere = firstLeast(others, least);
  return isAtMostAFifthMore(near, elsewhere, best) ? elsewhere : best;
}

/** Of equal ones the first in the order of the trip. */
function firstLeast(rows: readonly Ranked[], ratioOf: RatioOf): Ranked | undefined {
  let least: { readonly row: Ranked; readonly ratio: readonly [bigint, bigint] } | undefined;
  for (const row of rows) {
    const ratio = ratioOf(row);
    if (ratio === null) continue;
    if (least === undefined || ratio[0] * least.ratio[1] < least.ratio[0] * ratio[1]) least = { row, ratio };
  }
  return least?.row;
}

function isAtMostAFifthMore(ratioOf: RatioOf, row: Ranked | undefined, best: Ranked): boolean {
  const [own, least] = [row && ratioOf(row), ratioOf(best)];
  if (!own || !least) return false;
  return own[0] * least[1] * 5n <= least[0] * own[1] * 6n;
}

function isOfSameSeller(a: Ranked, b: Ranked): boolean {
  return a.plan.provider.slug === b.plan.provider.slug;
}
