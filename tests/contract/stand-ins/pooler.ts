import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/support/postgres.ts';
import { own, serverUser } from '#tests/support/server-user.ts';

/** PgBouncer in front of a PostgreSQL server, on a port of its own. */
export interface Pooler extends AsyncDisposable {
  /** The address of a database of that server through the pooler. */
  through(url: string): string;
}

/**
 * In transaction mode, where the statements of one client reach whatever connection is free: two of them, so that statements
 * of different clients mix.
 * @param program of PgBouncer
 */
export async function startPooler(program: string, postgresUrl: string): Promise<Pooler> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-pooler-'));
  own(folder, user);
  const port = await freePort();
  const file = join(folder, 'pooler.ini');
  writeFileSync(file, configuration(new URL(postgresUrl), port));
  own(file, user);
  const child = spawn(program, [file], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(child, 'exit');
  await Promise.race([untilListening(child.stderr), exit.then(() => failToStart())]);
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration({ hostname, port, username, password }: URL, ownPort: number): string {
  return [
    '[databases]',
    `* = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ownPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    '',
  ].join('\n');
}

async function untilListening(log: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface({ input: log })) if (line.includes('process up')) break;
  log.resume();
}

function failToStart(): never {
  throw new Error('PgBouncer did not start.');
}
