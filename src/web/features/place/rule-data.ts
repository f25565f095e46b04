import type { RuleKind, RuleReach, RuleSource } from '#domain/place/country-rule.ts';

/** A rule of a country in one language. */
export interface RuleData {
  readonly kind: RuleKind;
  readonly reach: RuleReach;
  readonly text: string;
  readonly sources: readonly RuleSource[];
  /** `YYYY-MM-DD` */
  readonly checked: string;
  /** True: the sources were last checked long ago. */
  readonly isStale: boolean;
}
