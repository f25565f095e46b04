import type { AuditKind } from '#database/desk-tables.ts';
import { correctionDecisions } from './correction-decisions.ts';
import type { EveryDecisionKind } from './decision-kind.ts';
import { feedDecisions } from './feed-decisions.ts';
import { planDecisions } from './plan-decisions.ts';
import { providerDecisions } from './provider-decisions.ts';
import { rateDecisions } from './rate-decisions.ts';
import { reportDecisions } from './report-decisions.ts';
import { reviewDecisions } from './review-decisions.ts';
import { reviewReportDecisions } from './review-report-decisions.ts';

/** All that can be decided: at the desk, and by commands. */
export const decisionKinds: readonly EveryDecisionKind<unknown, unknown>[] = [
  ...Object.values(reviewDecisions),
  ...Object.values(reviewReportDecisions),
  ...Object.values(reportDecisions),
  ...Object.values(planDecisions),
  ...Object.values(providerDecisions),
  ...Object.values(feedDecisions),
  ...Object.values(correctionDecisions),
  ...Object.values(rateDecisions),
];

/** Null: this version knows none. */
export function findDecisionKind({
  kind,
  action,
}: {
  readonly kind: AuditKind;
  readonly action: string;
}): EveryDecisionKind<unknown, unknown> | null {
  return decisionKinds.find((each) => each.kind === kind && each.action === action) ?? null;
}
