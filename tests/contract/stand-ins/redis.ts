import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/postgres.ts';

/** A Redis of a suite's own: private port, nothing kept. */
export interface ThrowAwayRedis {
  readonly url: string;
  stop(): Promise<void>;
}

/** What to do where there is none; null: there is one. */
export function missingRedis(): string | null {
  const { error } = spawnSync('redis-server', ['--version']);
  return error === undefined ? null : 'redis-server is not installed (Debian: apt-get install redis-server)';
}

export async function startRedis(): Promise<ThrowAwayRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-redis-'));
  const port = await freePort();
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--requirepass',
    'test',
    '--dir',
    folder,
  ];
  const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `redis://:test@127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
