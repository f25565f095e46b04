import { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { closeReports, openReportMark } from '#visitors/report-desk.ts';
import type { DeskRole } from '#database/desk-tables.ts';
import type { OverriddenPlan } from '#runtime/services/plans/override-desk.ts';
import type { DecisionKind, DecisionStore, SeenItem } from './decision-kind.ts';
import { lookAtPlan, planDecisions } from './plan-decisions.ts';

/** The plan and its open reports: a new one has not been looked at. */
async function look(store: DecisionStore, subject: string): Promise<Result<SeenItem>> {
  const plan = await lookAtPlan(store, subject);
  if (!plan.ok) return plan;
  const mark = await openReportMark(store.database.queries, Number(subject));
  return success({ subject, version: `${mark} ${plan.value.version}` });
}

const about = { kind: 'report', needsTouch: false, isImmediate: false, look } as const;

async function close({ database }: DecisionStore, planId: string): Promise<number> {
  return database.write((transaction) => closeReports(transaction, Number(planId)));
}

const closedText = (count: number): string => `${count} closed`;

const closeKind: DecisionKind<Record<string, never>, number> = {
  ...about,
  action: 'close',
  role: 'moderator',
  parameters: z.object({}),
  carryOut: async (store, { subject }) => {
    const count = await close(store, subject);
    return success({ after: closedText(count), value: count });
  },
};

/** A decision on the plan that answers its reports, which are closed with it. */
function closing<Parameters>(
  kind: DecisionKind<Parameters, OverriddenPlan>,
  role: DeskRole,
): DecisionKind<Parameters, number> {
  return {
    ...about,
    action: kind.action,
    role,
    parameters: kind.parameters,
    carryOut: async (store, decided) => {
      const done = await kind.carryOut(store, decided);
      if (!done.ok) return done;
      const count = await close(store, decided.subject);
      return success({ ...done.value, after: `${done.value.after}, ${closedText(count)}`, value: count });
    },
  };
}

const hideKind = closing(planDecisions.hide, 'owner');

/** Answers to the open reports about a plan. */
export const reportDecisions = {
  close: closeKind,
  pin: closing(planDecisions.pin, 'moderator'),
  hide: {
    ...hideKind,
    carryOut: async (store, decided) =>
      decided.parameters.reason.trim() === '' ? failure('Say why.') : hideKind.carryOut(store, decided),
  } satisfies typeof hideKind,
} as const;
