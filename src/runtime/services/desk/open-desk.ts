import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { AuditedItem } from '#operators/audit-trail.ts';
import { readWaiting } from '#operators/due-decisions.ts';
import { withDatabase } from '#runtime/services/with-database.ts';
import { carryOutDue, takeBack, type CarriedOut } from './carry-out-due.ts';
import { decide, type Decider, type DecisionRequest } from './decide.ts';
import type { DecisionSettings, EveryDecisionKind } from './decision-kind.ts';

export type { CarriedOut } from './carry-out-due.ts';
export type { DecisionAnswer } from './decide.ts';

/**
 * Where operators decide; nouns have their own readers, such as `openReviews`, whose methods that change something leave no
 * row. Everything throws when the database fails.
 */
export type Desk = ReturnType<typeof openDesk>;

export function openDesk(decider: Decider) {
  const { database, config, by, now } = decider;
  return {
    by,
    database,
    config,
    now,
    decide: <Parameters, Value>(kind: EveryDecisionKind<Parameters, Value>, request: DecisionRequest<Parameters>) =>
      decide(decider, kind, request),
    /** Decides at once, and resolves to what was done. */
    decideNow: async <Parameters, Value>(
      kind: EveryDecisionKind<Parameters, Value>,
      subject: string,
      parameters: Parameters,
    ): Promise<Result<Value>> => {
      const answer = await decide(decider, kind, { subject, parameters, delayMs: 0 });
      if (!answer.ok) return answer;
      return answer.value.state === 'done' ? success(answer.value.value) : failure('It waits.');
    },
    /** Decisions that have not taken effect yet, in the order they were made. */
    waiting: () => readWaiting(database.queries),
    /** Takes back the decision on an item that waits. */
    takeBack: (item: AuditedItem) => takeBack({ database, now }, by, item),
  };
}

/** Opens and migrates the database, carries out what is due, and runs `work` with the desk of the operator in the shell. */
export function withDesk<Value>(
  config: DecisionSettings,
  { operator, now }: { readonly operator: string; readonly now: () => Date },
  work: (desk: Desk, due: CarriedOut) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(config, async (database) => {
    const due = await carryOutDue({ database, config, now });
    return work(openDesk({ database, config, by: { operator, via: 'shell' }, role: 'owner', now }), due);
  });
}
