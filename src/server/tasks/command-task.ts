import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import type { Log } from '#runtime/services/log.ts';
import { repeatTask, type RepeatedTask } from './repeat-task.ts';

/** Lowest process priority: visitors come first. */
const commandPriority = 10;

export interface CommandTaskParts {
  /** Interval of the check. */
  readonly pauseMs: number;
  readonly isDue: () => Promise<boolean>;
  readonly log: Log;
  /** The program to run, with its arguments. */
  readonly command: readonly [program: string, ...parameters: string[]];
  /** Log messages. */
  readonly says: { readonly done: string; readonly incomplete: string; readonly failed: string };
}

/**
 * Runs a command in a child process when it is due: heavy work takes no time or memory from pages, and its crash does
 * not affect the server.
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
    // The command is transactional, so it may be killed at any time.
    stop: async () => {
      isStopping = true;
      child?.kill('SIGTERM');
      await task.stop();
    },
  };
}
