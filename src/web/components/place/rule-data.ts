import type { RuleKind, RuleReach, RuleSource } from '#domain/place/country-rule.ts';

/** A rule of a country in one language. */
export interface RuleData {
  readonly kind: RuleKind;
  readonly reach: RuleReach;
  readonly text: string;
  readonly sources: readonly RuleSource[];
  /** `YYYY-MM-DD` */
  readonly checked: string;
  /** True: nobody has read the sources for so long that they may say something else now. */
  readonly isStale: boolean;
}
