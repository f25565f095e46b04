import { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { closeReports, openReportMark } from '#visitors/report-desk.ts';
import type { DecisionKind, DecisionStore, SeenItem } from './decision-kind.ts';
import {
  lookAtPlan,
  overridesIn,
  pinOptions,
  pinParameters,
  pinTexts,
  pinWithin,
  type PinParameters,
} from './plan-decisions.ts';

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
  command: (planId) => `roamchart reports --close ${planId}`,
};

const pinKind: DecisionKind<PinParameters, number> = {
  ...about,
  action: 'pin',
  role: 'moderator',
  parameters: pinParameters,
  carryOut: async (store, { subject, parameters }) => {
    const before = await overridesIn(store).plan(Number(subject));
    if (!before.ok) return before;
    const pinned = await pinWithin(store, Number(subject), parameters);
    if (!pinned.ok) return pinned;
    const count = await close(store, subject);
    const { after, ...texts } = pinTexts(before.value, pinned.value);
    return success({ ...texts, after: `${after}, ${closedText(count)}`, value: count });
  },
  command: (planId, parameters) =>
    `roamchart plans pin ${planId} ${pinOptions(parameters)} && roamchart reports --close ${planId}`,
};

const hideKind: DecisionKind<{ reason: string }, number> = {
  ...about,
  action: 'hide',
  role: 'owner',
  parameters: z.object({ reason: z.string().max(2000) }),
  carryOut: async (store, { subject, parameters: { reason } }) => {
    if (reason.trim() === '') return failure('Say why.');
    const hidden = await overridesIn(store).hidePlan(Number(subject), reason);
    if (!hidden.ok) return hidden;
    const count = await close(store, subject);
    return success({ before: 'shown', after: `hidden, ${closedText(count)}`, note: reason, value: count });
  },
  command: (planId, { reason }) =>
    `roamchart plans hide ${planId} --reason ${JSON.stringify(reason)} && roamchart reports --close ${planId}`,
};

/** Answers to the open reports about a plan. */
export const reportDecisions = { close: closeKind, pin: pinKind, hide: hideKind } as const;
