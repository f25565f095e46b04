import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { findProgram } from '#tools/find-program.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { startNginx } from '#tests/contract/stand-ins/nginx.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { startPooler } from '#tests/contract/stand-ins/pooler.ts';
import { freePort, startPostgres } from '#tests/support/postgres.ts';
import { buildSiteInto } from './soak.ts';
import { SoakServer } from './soak-server.ts';

const nginx = findProgram('nginx');
const pooler = findProgram('PgBouncer');

const site = { name: 'Test', origin: 'http://127.0.0.1', contactEmail: null, operatorName: null };
/** Pages that the instances have cached before the database goes away. */
const kept = ['/', '/japan', '/fr/germany', '/reviews', '/region/europe', '/ja/spain', '/prices', '/about'];
const requestsPerSecond = 25;
const seconds = 12;
const restart = { afterMs: 3_000, awayMs: 3_000 };

interface Answers {
  /** Statuses by count. */
  readonly kept: Readonly<Record<number, number>>;
  readonly others: Readonly<Record<number, number>>;
}

describe.skipIf(!nginx.ok || !pooler.ok)('nginx, two instances and PostgreSQL that restarts', () => {
  it.each([
    ['without a pooler', false],
    ['through PgBouncer in transaction mode', true],
  ])('answers from memory all the time, %s', async (_way, isPooled) => {
    await using server = await startInstallation(isPooled);
    const { kept: fromMemory, others } = await visitWhileRestarting(server);
    console.log({ isPooled, fromMemory, others });
    expect(Object.keys(fromMemory)).toEqual(['200']);
    // Uncached pages wait for the database, or return 503; never a bad gateway.
    expect(Object.keys(others).filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect(others[200]).toBeGreaterThan(0);
    expect(await server.ask('/japan?days=30')).toBe(200);
  });
});

interface Installation extends AsyncDisposable {
  readonly ask: (path: string) => Promise<number>;
  readonly restartDatabase: () => Promise<void>;
}

async function startInstallation(isPooled: boolean): Promise<Installation> {
  if (!nginx.ok || !pooler.ok) throw new Error('nginx and PgBouncer are needed.');
  await using stack = new AsyncDisposableStack();
  const dataDir = makeFolder();
  const postgres = await startPostgres();
  stack.defer(() => postgres.stop());
  await fill(postgres.url, dataDir);
  const through = isPooled ? stack.use(await startPooler(pooler.value, postgres.url)) : null;
  const databaseUrl = through?.through(postgres.url) ?? postgres.url;
  const dist = join(dataDir, 'dist');
  await buildSiteInto(dist);
  const ports = [await freePort(), await freePort()];
  const [first, second] = ports.map((port) => new SoakServer({ databaseUrl, dataDir, port, dist }));
  if (first === undefined || second === undefined) throw new Error('Two instances are needed.');
  for (const instance of [first, second]) {
    await instance.start();
    stack.defer(() => instance.kill());
  }
  const proxy = stack.use(await startNginx(nginx.value, [first.address, second.address]));
  const session = connect(`https://127.0.0.1:${proxy.port}`, { rejectUnauthorized: false });
  stack.defer(() => session.destroy());
  const owned = stack.move();
  return {
    ask: (path) => ask(session, path),
    restartDatabase: async () => {
      await postgres.halt();
      await pause(restart.awayMs);
      await postgres.resume();
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function fill(databaseUrl: string, dataDir: string): Promise<void> {
  await using ready = await openTestContext({ databaseUrl, dataDir, site, now: () => new Date() });
  await makeDemoCatalogue({ writer: ready.writer, dataDir, now: new Date(), planCount: 5_000 });
}

async function ask(session: ClientHttp2Session, path: string): Promise<number> {
  const stream = session.request({ ':path': path });
  const [headers] = (await once(stream, 'response')) as [{ readonly ':status': number }];
  await text(stream);
  return headers[':status'];
}

/** Every other request is for a page that no instance can have in memory. */
async function visitWhileRestarting({ ask: visit, restartDatabase }: Installation): Promise<Answers> {
  for (const path of kept) await visit(path);
  const fromMemory: Record<number, number> = {};
  const others: Record<number, number> = {};
  const requests: Promise<void>[] = [];
  const restarted = pause(restart.afterMs).then(restartDatabase);
  for (let turn = 0; turn < requestsPerSecond * seconds; turn += 1) {
    const isKept = turn % 2 === 0;
    const path = isKept ? (kept[(turn / 2) % kept.length] ?? '/') : `/japan?days=${1 + (turn % 30)}&min_price=${turn}`;
    const counts = isKept ? fromMemory : others;
    requests.push(visit(path).then((status) => void (counts[status] = (counts[status] ?? 0) + 1)));
    await pause(1_000 / requestsPerSecond);
  }
  await Promise.all([...requests, restarted]);
  return { kept: fromMemory, others };
}
