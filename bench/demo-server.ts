import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from './child-server.ts';
import { untilQuiet } from './processor-time.ts';

/** The server to measure: at the address on the command line, else one of its own in a throw-away folder. */
export async function openDemoServer(): Promise<ChildServer> {
  const [, , given] = process.argv;
  if (given !== undefined) {
    return { address: new URL(given).origin, [Symbol.asyncDispose]: () => Promise.resolve() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-bench-'));
  const server = await startDemoServer(folder);
  return {
    ...server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A server with the demo catalogue of 100,000 plans, once its background work has ended. */
export async function startDemoServer(
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  console.log('Starting a server with the demo catalogue …');
  // Settings of the machine must not reach the measurement.
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    DEMO: 'true',
    ...more,
  };
  const server = await startChildServer(['tools/start.ts'], settings);
  await untilQuiet(server);
  return server;
}
