import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface ChildServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly address: string;
  /** Absent: it runs elsewhere. */
  readonly processId?: number | undefined;
}

/** Starts a script in a process of its own and waits until it prints the address it listens at. */
export async function startChildServer(
  script: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  // Into a file, as services log: a process that reads a pipe would take a processor away from the measurement.
  const log = join(mkdtempSync(join(tmpdir(), 'roamchart-bench-')), 'output');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, ...environment },
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const address = await readAddress(log, child);
  if (address === null) throw new Error(`${script.join(' ')} did not start; its reason stands above.`);
  return {
    address,
    processId: child.pid,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dirname(log), { recursive: true });
    },
  };
}

/** Null: it has ended without naming one. */
async function readAddress(log: string, child: ChildProcess): Promise<string | null> {
  for (;;) {
    const [found] = /http:\/\/[\w.:[\]]+(?=\n)/.exec(readFileSync(log, 'utf8')) ?? [];
    if (found !== undefined) return found;
    if (child.exitCode !== null || child.signalCode !== null) return null;
    await setTimeout(20);
  }
}
