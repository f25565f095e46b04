import record from '#data/sim-lock.json' with { type: 'json' };

/**
 * What a purchase says about a lock; the test on the phone decides. `unlocked`: sold so; `new-models`: those launched since
 * then; `instalments`: perhaps locked until paid off; `look`: nothing.
 */
export type LockAnswer = 'unlocked' | 'new-models' | 'instalments' | 'look';

/** A rule of `data/sim-lock.json`. */
export type LockRule = Pick<(typeof record.rules)[number], 'where' | 'boughtFrom' | 'verdict' | 'evidence'>;

/** @param bought `YYYY-MM-DD`; empty: not said. General knowledge never says more than a question. */
export function answerOfRule({ boughtFrom, verdict, evidence }: LockRule, bought: string): LockAnswer {
  if (verdict === 'ask') return 'instalments';
  if (evidence.startsWith('general knowledge') || boughtFrom === null || bought < boughtFrom) return 'look';
  return verdict.endsWith('older model') ? 'new-models' : 'unlocked';
}

/** The rule of each place where phones are bought: codes of ISO 3166, and `EU`. */
export const lockRules: ReadonlyMap<string, LockRule> = new Map(record.rules.map((rule) => [rule.where, rule]));
