import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from './child-server.ts';
import { untilQuiet } from './processor-time.ts';

/**
 * The server to measure: at the address on the command line, else one of its own, in a throw-away folder with the demo
 * catalogue of 100,000 plans.
 * @param flags of Node, for one of its own
 */
export async function openDemoServer(flags: readonly string[] = []): Promise<ChildServer> {
  const [, , given] = process.argv;
  if (given !== undefined) {
    return { address: new URL(given).origin, [Symbol.asyncDispose]: () => Promise.resolve() };
  }
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-bench-'));
  console.log('Starting a server with the demo catalogue …');
  // Settings of the machine must not reach the measurement.
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    DEMO: 'true',
    // Pictures drawn ahead would take a processor away from the measurement.
  };
  const server = await startChildServer([...flags, 'tools/start.ts'], settings);
  await untilQuiet(server);
  return {
    ...server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}
