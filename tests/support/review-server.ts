import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server for reviews in a process of its own, which can be killed. */
export interface ReviewServer {
  readonly address: string;
  /** Memory that the process holds, in bytes. */
  memory(): Promise<number>;
  /** At once, whatever it is doing; resolves when it is gone. */
  kill(): Promise<void>;
  /** Its exit status if it has exited; null: it runs. */
  ended(): number | null;
}

/** The whole server. */
export function startReviewServer(databaseUrl: string): Promise<ReviewServer> {
  return start(import.meta.resolve('#tests/support/review-server-process.ts'), databaseUrl);
}

/** The endpoint and the store alone: it starts in a fifth of the time, and does not report its memory. */
export function startReviewEndpoint(databaseUrl: string): Promise<ReviewServer> {
  return start(import.meta.resolve('#tests/support/review-endpoint-process.ts'), databaseUrl);
}

async function start(module: string, databaseUrl: string): Promise<ReviewServer> {
  const file = fileURLToPath(module);
  const child = spawn(process.execPath, ['--expose-gc', file, databaseUrl], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'roamchart-compile-cache') },
  });
  const exit = once(child, 'exit');
  const { address } = await Promise.race([tell<{ address: string }>(child), exit.then(() => failToStart())]);
  return {
    address,
    memory: async () => {
      const told = tell<{ rss: number }>(child);
      child.send('memory');
      return (await told).rss;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    ended: () => child.exitCode,
  };
}

async function tell<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

function failToStart(): never {
  throw new Error('The server for reviews did not start; its reason stands above.');
}
