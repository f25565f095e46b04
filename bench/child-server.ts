import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly address: string;
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
  if (address === null) throw new Error(`${script.join(' ')} did not start; its reason stands above.`);
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
