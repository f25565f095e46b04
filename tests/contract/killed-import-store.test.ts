import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';

const feed = { source: 'test feed', now: new Date('2026-10-05T08:00:00Z'), dryRun: false, withdrawMissing: true };

/** Resolves when the process has stored this many plans in its open transaction. */
async function reach(child: ChildProcess, plans: number): Promise<void> {
  for await (const [chunk] of child.stdout === null ? [] : onData(child.stdout)) {
    const stored = String(chunk).trim().split('\n').map(Number);
    if (stored.some((count) => count >= plans)) return;
  }
}

async function* onData(stream: NodeJS.ReadableStream): AsyncGenerator<[unknown]> {
  for await (const chunk of stream) yield [chunk];
}

describe.each(engines)('an import that is killed on %s', { timeout: 60_000 }, (engine) => {
  it.each([500, 4_000])('leaves nothing behind after %d plans, and no lock', async (plans) => {
    await using suite = await createTestDatabase(engine);
    const writer = createCatalogueWriter(suite.database);
    await writer.apply(plansOf(makeProvider(), {}), feed);
    const child = spawn(process.execPath, [
      fileURLToPath(import.meta.resolve('#tests/support/endless-import.ts')),
      suite.url,
    ]);
    const exit = once(child, 'exit');
    await reach(child, plans);
    expect(await createCatalogueReader(suite.database).version()).toBe(1);
    child.kill('SIGKILL');
    await exit;
    const { queries } = suite.database;
    expect(await queries.selectFrom('plan').select('id').execute()).toHaveLength(1);
    expect(await queries.selectFrom('import_run').select('id').execute()).toHaveLength(1);
    expect(await writer.apply(plansOf(makeProvider(), {}, {}), feed)).toMatchObject({ added: 2 });
  });
});
