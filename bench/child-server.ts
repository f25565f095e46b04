import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly address: string;
  /** Left out: it runs somewhere else. */
  readonly processId?: number | undefined;
}

/** Starts a script in a process of its own and waits until it prints the address it listens at. */
export async function startChildServer(
  script: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ChildServer> {
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise<string | null>((resolve) => {
    lines.on('line', (line) => {
      const [found] = /http:\/\/[\w.:[\]]+$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => resolve(null));
  });
  // What it says from now on only has to go somewhere: reading lines would take a processor away from what is measured.
  lines.close();
  child.stdout.resume();
  if (address === null) throw new Error(`${script.join(' ')} did not start; its reason stands above.`);
  return {
    address,
    processId: child.pid,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
