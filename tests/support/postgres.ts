import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, constants, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { own, serverUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** A server of its own: private port, temporary folder, nothing kept. */
export interface ThrowAwayPostgres {
  /** Address of its maintenance database. */
  readonly url: string;
  /** Kills it immediately, like a crash; its data stays. */
  halt(): Promise<void>;
  /** Starts it again where it was. */
  resume(): Promise<void>;
  /** Ends it and throws everything away. */
  stop(): void;
}

export async function startPostgres(): Promise<ThrowAwayPostgres> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-postgres-'));
  own(folder, user);
  try {
    const bin = reachableBinaries(await findPostgresBinaries(), folder, user);
    const password = await initialise(bin, folder, user);
    const port = await freePort();
    return await launch({ bin, folder, user, port, password });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A checkout may lie where only root can read; the server's user then gets a copy of the programs. */
function reachableBinaries(bin: string, folder: string, user: ServerUser): string {
  if (user.uid === undefined || isReachable(bin)) return bin;
  cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function isReachable(path: string): boolean {
  accessSync(path, constants.R_OK);
  const open = (statSync(path).mode & 0o005) === 0o005;
  return open && (dirname(path) === path || isReachable(dirname(path)));
}

async function initialise(bin: string, folder: string, user: ServerUser): Promise<string> {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile, user);
  const access = ['--username=roamchart', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const data = ['-D', join(folder, 'data'), '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), [...data, ...access], { ...user, cwd: folder });
  return password;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port was found for PostgreSQL.');
  return address.port;
}

/** Its data is thrown away, so nothing has to reach the disk. */
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'shared_buffers=64MB'];

async function launch(server: {
  readonly bin: string;
  readonly folder: string;
  readonly user: ServerUser;
  readonly port: number;
  readonly password: string;
}): Promise<ThrowAwayPostgres> {
  const { bin, folder, user, port, password } = server;
  const network = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const options = [...settings, ...network].map((setting) => `-c ${setting}`).join(' ');
  const control = (...action: string[]): string[] => ['-D', join(folder, 'data'), ...action];
  const controlled = async (...action: string[]): Promise<void> => {
    await run(join(bin, 'pg_ctl'), control('-w', ...action), { ...user, cwd: folder });
  };
  let isRunning = false;
  const resume = async (): Promise<void> => {
    await controlled('-l', join(folder, 'log'), '-o', options, 'start');
    isRunning = true;
  };
  const halt = async (): Promise<void> => {
    isRunning = false;
    await controlled('-m', 'immediate', 'stop');
  };
  await resume();
  const stop = (): void => {
    process.off('exit', stop);
    const ended = control('-m', 'immediate', 'stop');
    if (isRunning) execFileSync(join(bin, 'pg_ctl'), ended, { ...user, cwd: folder, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const url = `postgres://roamchart:${password}@127.0.0.1:${port}/postgres`;
  return { url, halt, resume, stop };
}
