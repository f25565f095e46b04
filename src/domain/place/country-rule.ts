import type { CountryCode } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';

/** Kinds of rule by urgency: first what must be done before the journey, then on arrival. */
export const ruleKinds = ['purchase', 'delay', 'services', 'device', 'id'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/**
 * How the sources treat travel eSIMs, which are roaming guests of a network: `roaming`: included; `local-only`:
 * exempt; `local`: the sources cover the country's own SIMs or networks and do not mention travel eSIMs.
 */
export const ruleReaches = ['roaming', 'local-only', 'local'] as const;
export type RuleReach = (typeof ruleReaches)[number];

/** Kinds of source: an authority, a law, the press (also guides, law firms, associations), a network or seller. */
export const sourceKinds = ['regulator', 'law', 'press', 'operator'] as const;
type SourceKind = (typeof sourceKinds)[number];

export interface RuleSource {
  readonly kind: SourceKind;
  readonly publisher: string;
  /** In the source's own language; null: none. */
  readonly title: string | null;
  /** BCP 47, of the title. */
  readonly language: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null: undated. */
  readonly dated: string | null;
  readonly url: string;
}

export interface CountryRule {
  readonly country: CountryCode;
  readonly kind: RuleKind;
  readonly reach: RuleReach;
  /** `YYYY-MM-DD`: when the sources were read. */
  readonly checked: string;
  readonly text: LocalizedText;
  readonly sources: readonly RuleSource[];
}

/** Rules whose sources were checked longer ago are marked as possibly outdated. */
export const ruleFreshMonths = 12;

/** Whether more than `ruleFreshMonths` have passed since the day of the check, in UTC. @param checked `YYYY-MM-DD` */
export function isRuleStale(checked: string, now: Date): boolean {
  const limit = new Date(`${checked}T00:00:00Z`);
  limit.setUTCMonth(limit.getUTCMonth() + ruleFreshMonths);
  return now.getTime() > limit.getTime();
}

export interface AskedRules {
  /** Null: all kinds. */
  readonly kind: RuleKind | null;
  /** True: an unknown kind was requested; all are shown, with a notice. */
  readonly isRefused: boolean;
}

export function readRuleKind(query: URLSearchParams): AskedRules {
  const text = query.get('kind')?.trim() ?? '';
  const kind = ruleKinds.find((known) => known === text) ?? null;
  return { kind, isRefused: kind === null && text !== '' };
}
