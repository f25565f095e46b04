import { readDue } from '#operators/due-decisions.ts';
import { carryOutDue, type Executor } from '#runtime/services/desk/carry-out-due.ts';
import { findDecisionKind } from '#runtime/services/desk/decision-kinds.ts';

/** Maintenance jobs for decisions that take effect later. They throw when the database fails. */
export type DecisionMaintenance = ReturnType<typeof openDecisionMaintenance>;

export function openDecisionMaintenance(executor: Executor) {
  return {
    /** Carries out what is due, but for what takes long. */
    carryOut: () => carryOutDue(executor, ({ takesLong }) => takesLong !== true),
    /** Whether something is due that takes long, for a process of its own. */
    isDue: async () => {
      const due = await readDue(executor.database.queries, executor.now());
      return due.some((decision) => findDecisionKind(decision)?.takesLong === true);
    },
  };
}
