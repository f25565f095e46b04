import type { ProviderRecord } from '#catalogue/read/provider-records.ts';
import { keysOf } from '#domain/kernel/records.ts';
import type { ProviderProfile } from '#domain/plan/provider-profile.ts';

const leastFacts = 4;
const leastReviews = 10;

/** A page about a provider of which nearly nothing is known is of no use to who searches. */
export function isWorthFinding(profile: ProviderProfile, reviewCount: number): boolean {
  const { legalName, seat, register, support, payment, refundRule } = profile;
  const facts = [legalName, seat, register, support[0], payment[0], keysOf(refundRule)[0]];
  return facts.filter((fact) => (fact ?? null) !== null).length >= leastFacts || reviewCount >= leastReviews;
}

/** Facts that some plan of it states. */
export function countStated({ stated }: Pick<ProviderRecord, 'stated'>): {
  readonly count: number;
  readonly of: number;
} {
  const counts = Object.values(stated);
  return { count: counts.filter((plans) => plans > 0).length, of: counts.length };
}
