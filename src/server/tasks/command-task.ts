import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Log } from '#runtime/services/log.ts';
import { repeatTask, type RepeatedTask } from './repeat-task.ts';

/** Visitors come first: what a machine has left goes to commands. */
const commandPriority = 10;

export interface CommandTaskParts {
  /** How often it is looked whether it is time. */
  readonly pauseMs: number;
  readonly isDue: () => Promise<boolean>;
  readonly log: Log;
  /** The program that does what is due, and its parameters. */
  readonly command: readonly [program: string, ...parameters: string[]];
  /** What the log says. */
  readonly says: { readonly done: string; readonly incomplete: string; readonly failed: string };
}

/**
 * Runs a command when it is time, in a process of its own: large work takes no time and no memory from pages, and whatever
 * ends it leaves the server alone.
 */
export function startCommandTask({ pauseMs, isDue, log, command, says }: CommandTaskParts): RepeatedTask {
  let child: ReturnType<typeof spawn> | null = null;
  let isStopping = false;
  const task = repeatTask({ pauseMs, log, says: says.failed }, async () => {
    try {
      if (!(await isDue()) || isStopping) return;
      const [program, ...parameters] = command;
      child = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
      const ended = once(child, 'exit');
      if (child.pid !== undefined) setPriority(child.pid, commandPriority);
      const [problems, [status, signal]] = await Promise.all([child.stderr === null ? '' : text(child.stderr), ended]);
      if (status === 0) log.info(says.done);
      else if (!isStopping) log.warn({ problems: problems.trim(), status, signal }, says.incomplete);
    } finally {
      child = null;
    }
  });
  return {
    // What such a command does is all or nothing, so it may be ended at any time.
    stop: async () => {
      isStopping = true;
      child?.kill('SIGTERM');
      await task.stop();
    },
  };
}
