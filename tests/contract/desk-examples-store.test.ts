import { beforeEach, describe, expect, it } from 'vitest';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { readStatesReal } from '#catalogue/statements/source-runs.ts';
import { releaseFeed } from '#feeds/run/release-feed.ts';
import { readHeld } from '#feeds/run/held-feeds.ts';
import { dropDeskExamples, makeDeskExamples } from '#runtime/services/desk/desk-examples.ts';
import { openFeedRuns } from '#runtime/services/desk/feed-runs.ts';
import { readReportedPlans } from '#runtime/services/desk/reported-plans.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { importStoreOf } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

const now = new Date('2026-11-28T09:00:00Z');
const planCount = 2000;

describe.each(engines)('examples at the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);

  beforeEach(async () => {
    const writer = createCatalogueWriter(suite.database);
    await makeDemoCatalogue({ writer, dataDir: makeFolder(), now, planCount });
    await makeDeskExamples(importStoreOf(suite.database), { now, asOf: now, planCount });
  });

  it('are a held feed, one of whose providers is in cents, and reports about three plans', async () => {
    const store = importStoreOf(suite.database);
    const shown = await openFeedRuns(suite.database, store.limits).feedRun(1);
    expect(shown?.holdSentence).toMatch(/as if cents were whole units\.$/);
    expect(shown?.changes?.sellers.filter(({ breaksLimits }) => breaksLimits)).toHaveLength(1);
    expect(shown?.changes?.sellers).toHaveLength(4);
    const reported = await readReportedPlans(suite.database.queries);
    expect(reported.plans.map(({ reports }) => reports)).toEqual([4, 2, 1]);
  });

  it('state nothing real when they are released, and leave with all that they were', async () => {
    const { queries } = suite.database;
    const held = await readHeld(queries, 1);
    if (held === null) throw new Error('The example is not held.');
    const release = {
      ...importStoreOf(suite.database),
      dataDir: makeFolder(),
      now,
      onlySellers: null,
      onPublish: async () => undefined,
    };
    expect(await releaseFeed(held, release)).toMatchObject({ ok: true, value: { status: 'published' } });
    expect(await readStatesReal(queries)).toBe(false);
    await dropDeskExamples(suite.database);
    expect(await queries.selectFrom('feed_run').select('id').execute()).toEqual([]);
    expect((await readReportedPlans(queries)).planCount).toBe(0);
  });
});
