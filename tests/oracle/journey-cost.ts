import { listPrice, type Rates } from './money.ts';
import type { Market, Plan } from './read-market.ts';

/** What a journey costs, by docs/decisions/0037, worked out a second time: every plan for every set of stops. */

export interface Stop {
  readonly country: string;
  readonly days: number;
  readonly mb: number;
}

/** A stay within the journey: stops in a row or apart, with the day on which each begins. */
type Legs = readonly (Stop & { readonly start: number })[];

interface Bought {
  readonly exact: number;
  readonly installs: number;
  /** The seller that sells it once per traveller; null: none. */
  readonly onceAt: string | null;
}

export interface BestWays {
  /** Days in stops that nothing serves. */
  readonly missing: number;
  /** Lowest cost, exact. */
  readonly cheapest: number;
  /** Lowest sum of cost and the price of each installation, exact. */
  readonly leastEffort: number;
}

const mostPlans = 5;
const slowestUsableKbps = 1000;
const tiny = 1e-9;

const sum = (legs: Legs, of: (leg: Legs[number]) => number): number => legs.reduce((all, leg) => all + of(leg), 0);

/** How many in a row: each ends with its data or its days, and the next begins when it is needed. */
function countInARow(legs: Legs, mb: number, validity: number): number {
  let [count, left, end] = [0, 0, -Infinity];
  for (const { start, days, mb: need } of legs) {
    const perDay = need / days;
    let at = start;
    while (at < start + days - tiny) {
      if (left <= tiny || end <= at + tiny) [count, left, end] = [count + 1, mb, at + validity];
      const until = Math.min(start + days, end, at + left / perDay);
      left -= (until - at) * perDay;
      at = until;
    }
  }
  return count;
}

function slowMbPerDay(kbps: number): number {
  return Math.floor((kbps * 4 * 3600) / 8000);
}

/** How many are bought; null: the plan does not serve these stops, or its seller leaves it open. */
function countFor(plan: Plan, legs: Legs): number | null {
  const { kind, mb, reducedKbps, limitKbps } = plan;
  const validity = plan.days ?? Infinity;
  if (kind === 'payg' || (limitKbps !== null && limitKbps < slowestUsableKbps)) return null;
  if (kind === 'total') return mb === null || mb <= 0 ? null : countInARow(legs, mb, validity);
  const runs = countInARow(legs, Infinity, validity);
  const beyond = (perDay: number): number => sum(legs, ({ mb: need, days }) => Math.max(0, need - perDay * days));
  const slow = reducedKbps !== null && reducedKbps >= slowestUsableKbps ? slowMbPerDay(reducedKbps) : null;
  if (kind === 'daily') return mb !== null && mb > 0 && beyond(mb + (slow ?? 0)) <= 0 ? runs : null;
  if (mb !== null) {
    const full = mb * runs;
    const isServed = sum(legs, (leg) => leg.mb) <= full || (slow !== null && beyond(slow) <= full);
    return isServed ? runs : null;
  }
  if (reducedKbps !== null) return slow !== null && beyond(slow) <= 0 ? runs : null;
  return limitKbps !== null && beyond(slowMbPerDay(limitKbps)) <= 0 ? runs : null;
}

/** Null: it is not sold for these stops, or not to anybody as often. */
function buy(plan: Plan, legs: Legs, rates: Rates): Bought | null {
  const [count, price] = [countFor(plan, legs), listPrice(plan, 'USD', rates)];
  if (count === null || price === null) return null;
  const purchases = plan.dayPass === true ? 1 : count;
  const isTrial = plan.price.units === 0;
  if (purchases > mostPlans || (plan.newCustomersOnly === true && purchases > 1) || (isTrial && count > 1)) return null;
  const isOnce = isTrial || plan.newCustomersOnly === true;
  return {
    exact: price.exact * count,
    installs: plan.topUp === true ? 1 : purchases,
    onceAt: isOnce ? plan.provider.slug : null,
  };
}

/** What can be part of a best way: the cheapest for each number of installations, and of offers of a seller as many as stops. */
function worthBuying(bought: readonly Bought[], stopCount: number): readonly Bought[] {
  const kept = new Map<string, Bought>();
  for (const each of bought) {
    const key = `${each.onceAt} ${each.installs}`;
    if (each.exact < (kept.get(key)?.exact ?? Infinity)) kept.set(key, each);
  }
  const byInstalls = Map.groupBy([...kept.values()], ({ onceAt, installs }) => `${onceAt === null} ${installs}`);
  return [...byInstalls.values()].flatMap((same) => same.sort((a, b) => a.exact - b.exact).slice(0, stopCount));
}

/** @param installPrice exact units for each installation */
export function bestWays(stops: readonly Stop[], { plans, rates }: Market, installPrice: number): BestWays {
  let start = 0;
  const legs = stops.map((stop) => ({ ...stop, start: (start += stop.days) - stop.days }));
  const sets = 2 ** stops.length;
  const legsOf = (set: number): Legs => legs.filter((_leg, index) => (set >> index) % 2 === 1);
  const offers = Array.from({ length: sets }, (_none, set) => {
    const of = legsOf(set);
    const there = plans.filter(({ countries }) => of.every(({ country }) => countries.includes(country)));
    return set === 0
      ? []
      : worthBuying(
          there.flatMap((plan) => buy(plan, of, rates) ?? []),
          stops.length,
        );
  });
  /** Every way to serve a set: its first stop with one purchase, the rest with others. */
  function* ways(set: number, used: readonly string[]): Generator<readonly [exact: number, installs: number]> {
    if (set === 0) yield [0, 0];
    for (let part = set; part > 0; part = (part - 1) & set) {
      if ((part & -part) !== (set & -set)) continue;
      for (const { exact, installs, onceAt } of offers[part] ?? []) {
        if (onceAt !== null && used.includes(onceAt)) continue;
        for (const [others, further] of ways(set & ~part, onceAt === null ? used : [...used, onceAt]))
          yield [exact + others, installs + further];
      }
    }
  }
  const served = Array.from({ length: sets }, (_none, set) => {
    const all = [...ways(set, [])];
    return {
      missing: sum(legsOf(sets - 1 - set), ({ days }) => days),
      cheapest: Math.min(...all.map(([exact]) => exact)),
      leastEffort: Math.min(...all.map(([exact, installs]) => exact + installs * installPrice)),
    };
  }).filter(({ cheapest }) => cheapest < Infinity);
  const missing = Math.min(...served.map((each) => each.missing));
  const best = served.filter((each) => each.missing === missing);
  return {
    missing,
    cheapest: Math.min(...best.map((each) => each.cheapest)),
    leastEffort: Math.min(...best.map((each) => each.leastEffort)),
  };
}
