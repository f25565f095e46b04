import type { DecisionMaintenance } from '#runtime/maintenance/decision-maintenance.ts';
import { startCommandTask, type CommandTaskParts } from './command-task.ts';
import { repeatTask, together, type RepeatedTask, type TaskParts } from './repeat-task.ts';

/** One look-up in an index of the few that wait. */
const pauseMs = 1000;
/** What fails is tried again no sooner: each try is a process. */
const commandPauseMs = 10_000;

interface DecisionTaskParts extends TaskParts<DecisionMaintenance> {
  /** Carries out what takes long. */
  readonly command: CommandTaskParts['command'];
}

/**
 * Lets decisions take effect when they are due. Runs in every process of a site; each decision is carried out by one of
 * them. What fails is logged once, and tried again.
 */
export function startDecisionTasks({ maintenance, log, command }: DecisionTaskParts): RepeatedTask {
  let told = '';
  const soon = repeatTask({ pauseMs, log, says: 'decisions could not be carried out' }, async () => {
    const { ended, errors } = await maintenance.carryOut();
    for (const { decision, refusal } of ended) {
      const { kind, action, subject } = decision;
      log.info(
        { kind, action, subject, refusal },
        refusal === null ? 'a decision took effect' : 'a decision was refused',
      );
    }
    const [error] = errors;
    const says = error === undefined ? '' : String(error);
    if (says !== '' && says !== told) log.error({ err: error }, 'a decision could not be carried out');
    told = says;
  });
  const long = startCommandTask({
    pauseMs: commandPauseMs,
    isDue: () => maintenance.isDue(),
    log,
    command,
    says: {
      done: 'decisions took effect',
      incomplete: 'decisions could not be carried out',
      failed: 'decisions could not be carried out',
    },
  });
  return together(soon, long);
}
