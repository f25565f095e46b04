import { hash } from 'node:crypto';
import { dataRank } from '#domain/plan/data-rank.ts';
import { fingerprintFields } from '#domain/plan/field-lists.ts';
import type { PlanFacts, PlanNetwork, PlanPromo } from '#domain/plan/plan.ts';

/**
 * Normalises a plan: own prices by currency, one each and none in the list price's currency; networks sorted. Feeds
 * with the same facts then compare equal.
 */
export function normalisePlan(plan: PlanFacts): PlanFacts {
  if (plan.ownPrices.length === 0 && plan.networks.length < 2 && plan.breakout.length < 2) return plan;
  const ownPrices = new Map(plan.ownPrices.map((price) => [price.currency, price]));
  ownPrices.delete(plan.price.currency);
  return {
    ...plan,
    ownPrices: [...ownPrices.values()].sort((a, b) => compareText(a.currency, b.currency)),
    networks: sortNetworks(plan.networks),
    breakout: plan.breakout.toSorted(),
  };
}

/** In an order of their own, so that equal ones share a set. */
export function sortNetworks(networks: readonly PlanNetwork[]): PlanNetwork[] {
  return networks.toSorted((a, b) => compareText(networkText(a), networkText(b)));
}

/** The normalised plan with its fingerprint. */
export function preparePlan<Given extends { readonly plan: PlanFacts; readonly factsHash?: string }>(
  given: Given,
): Given & { readonly factsHash: string } {
  if (given.factsHash !== undefined) return { ...given, factsHash: given.factsHash };
  const plan = normalisePlan(given.plan);
  return { ...given, plan, factsHash: hashFacts(plan) };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function networkText({ country, operator, generation }: PlanNetwork): string {
  return JSON.stringify([country, operator, generation]);
}

/** Fingerprint of a normalised plan without `statedAt`: 22 characters. */
export function hashFacts(plan: PlanFacts): string {
  const { coverage, networks, breakout, ownPrices, promo, price, name } = plan;
  const facts = fingerprintFields.flatMap(({ field, isAlways }) =>
    isAlways || plan[field] !== null ? [[field, plan[field]]] : [],
  );
  const prices = [price, ...ownPrices].map(({ units, currency }) => [units, currency]);
  const parts = [coverage, networks.map(networkText), breakout, typeof name === 'string' ? name : sortedEntries(name)];
  return shortHash(JSON.stringify([facts, dataRank(plan), parts, prices, promoParts(promo)]));
}

/** Unstated conditions add nothing, so that older fingerprints stay valid. */
function promoParts(promo: PlanPromo | null): unknown[] {
  if (promo === null) return [null, []];
  const { price, minimumSpend, excludedKinds, ...rest } = promo;
  const terms = [[price.units, price.currency], sortedEntries(rest)];
  if (minimumSpend === null && excludedKinds.length === 0) return terms;
  return [...terms, minimumSpend && [minimumSpend.units, minimumSpend.currency], excludedKinds];
}

function sortedEntries(facts: object): [string, unknown][] {
  return Object.entries(facts).sort(([a], [b]) => compareText(a, b));
}

/** 128 bits: accidental collisions are impossible in practice. */
export function shortHash(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22);
}
