import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { OpenContext } from '#runtime/open-context.ts';
import type { Engine } from '#database/migration.ts';
import { createDatabasePlace } from '#tests/support/database.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

interface StoredSite {
  readonly rooms: OpenContext;
  readonly app: FastifyInstance;
}

/** A server on a database of its own for a group of tests; `fill` writes into it first. */
export function useStoredSite(
  engine: Engine,
  settings: Omit<Parameters<typeof openTestContext>[0], 'databaseUrl' | 'dataDir'>,
  fill: (rooms: OpenContext) => Promise<unknown>,
): StoredSite {
  const closing = new AsyncDisposableStack();
  let site: StoredSite | null = null;
  const current = (): StoredSite => {
    if (site === null) throw new Error('The site is opened before the first test.');
    return site;
  };
  beforeAll(async () => {
    const place = closing.use(await createDatabasePlace(engine));
    const rooms = closing.use(await openTestContext({ databaseUrl: place.url, dataDir: '', ...settings }));
    await fill(rooms);
    const app = closing.use(await buildTestServer({ context: rooms.context }));
    site = { rooms, app };
  });
  afterAll(() => closing.disposeAsync());
  return {
    get rooms() {
      return current().rooms;
    },
    get app() {
      return current().app;
    },
  };
}
