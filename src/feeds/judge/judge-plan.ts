import { totalMegabytes } from '#domain/plan/plan-data.ts';
import { mostMbPerDay } from '#domain/plan/plausible-plans.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { judgeFurtherPrices } from './judge-further-prices.ts';
import { amountText, checkPrice, type Measures } from './check-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { Suspicion } from './suspicion.ts';

export interface PlanJudgement {
  /** Why it is implausible; null: it is published. */
  readonly refusal: Skip | null;
  /** Unusual facts, and prices that were left out. */
  readonly suspicions: readonly Suspicion[];
  /** Without the own and promo prices that only a mistake explains. */
  readonly plan: PlanFacts;
}

const muchPerDay = 100_000;
const threeYears = 1_096;

/** Judges the plausibility of a plan and of each of its prices, alone and against the market. Pure. */
export function judgePlan(plan: PlanFacts, measures: Measures): PlanJudgement {
  const list = checkPrice(plan, plan.price, measures);
  const refusal = refuseData(plan) ?? list.refusal;
  if (refusal !== null) return { refusal, suspicions: [], plan };
  const further = judgeFurtherPrices(plan, measures);
  if (further.refusal !== null) return { refusal: further.refusal, suspicions: [], plan };
  const odd = list.suspicion ?? further.odd;
  return {
    refusal: null,
    suspicions: [...oddities(plan), ...(odd === null ? [] : [odd]), ...further.leftOut],
    plan: further.plan,
  };
}

/** Megabytes for each day of the plan; null: not stated, or without an end. */
function megabytesPerDay(plan: PlanFacts): number | null {
  const total = plan.dataKind === 'unlimited' ? null : totalMegabytes(plan);
  if (plan.dataKind === 'daily') return plan.dataMb;
  return total === null || plan.validityDays === null ? null : total / plan.validityDays;
}

function refuseData(plan: PlanFacts): Skip | null {
  const perDay = megabytesPerDay(plan);
  return perDay !== null && perDay > mostMbPerDay ? skip('absurd-data', 'data', plan.dataWords) : null;
}

function oddities(plan: PlanFacts): Suspicion[] {
  const perDay = megabytesPerDay(plan);
  const found: (Suspicion | false)[] = [
    plan.price.units === 0 && { rule: 'free-plan', finding: amountText(plan.price) },
    (plan.validityDays ?? 0) > threeYears && { rule: 'long-validity', finding: `${plan.validityDays} days` },
    perDay !== null && perDay > muchPerDay && { rule: 'much-data', finding: `${Math.round(perDay / 1000)} GB a day` },
  ];
  return found.filter((each) => each !== false);
}
