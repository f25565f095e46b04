import { readDue } from '#operators/due-decisions.ts';
import { carryOutDue, type CarriedOut, type Executor } from '#runtime/services/desk/carry-out-due.ts';
import { findDecisionKind } from '#runtime/services/desk/decision-kinds.ts';

/** Maintenance jobs for decisions that take effect later. They throw when the database fails. */
export interface DecisionMaintenance {
  /** Carries out what is due, but for what takes long. */
  carryOut(): Promise<CarriedOut>;
  /** Whether something is due that takes long, for a process of its own. */
  isDue(): Promise<boolean>;
}

export function openDecisionMaintenance(executor: Executor): DecisionMaintenance {
  return {
    carryOut: () => carryOutDue(executor, ({ takesLong }) => takesLong !== true),
    isDue: async () => {
      const due = await readDue(executor.database.queries, executor.now());
      return due.some((decision) => findDecisionKind(decision)?.takesLong === true);
    },
  };
}
