import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type {
  ApplyCounts,
  CatalogueWriter,
  SeenPlan,
  MissingPlan,
  ProviderPlan,
} from '#catalogue/statements/catalogue-writer-contract.ts';
import { CatalogueMoved, UnchangedPlanFilter } from '#catalogue/statements/filter-unchanged-plans.ts';
import type { Database } from '#database/database.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { ChangeLog } from '#feeds/judge/change-log.ts';
import { takeFile } from '#feeds/run/run-feed.ts';
import { importFeedFile, importStoreOf, usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const [aoba, birch, coral] = ['Aoba', 'Birch', 'Coral'].map((name) => makeProvider({ name, example: false })) as [
  ReturnType<typeof makeProvider>,
  ReturnType<typeof makeProvider>,
  ReturnType<typeof makeProvider>,
];
const day = (date: number): Date => new Date(Date.UTC(2026, 9, date));

function plan(provider: typeof aoba, externalId: string, facts: Partial<PlanFacts> = {}): ProviderPlan {
  return { provider, plan: makePlan({ name: externalId, ...facts, externalId }) };
}

/** A feed on four days, with every way in which a plan may return, stay missing or be restored. */
const feeds: readonly (readonly ProviderPlan[])[] = [
  [
    ...Array.from({ length: 40 }, (_none, index) => plan(aoba, `same-${index}`)),
    plan(aoba, 'dearer'),
    plan(aoba, 'gone'),
    plan(aoba, 'pause'),
    plan(birch, 'dated', { statedAt: day(1).toISOString() }),
    plan(birch, 'future', { statedAt: day(20).toISOString() }),
  ],
  [
    ...Array.from({ length: 40 }, (_none, index) => plan({ ...aoba, name: 'Aoba Mobile' }, `same-${index}`)),
    plan(aoba, 'dearer', { price: money(50_000) }),
    plan(aoba, 'same-3', { price: money(90_000) }),
    plan(aoba, 'dearer'),
    plan(birch, 'dated', { statedAt: day(1).toISOString() }),
    plan(birch, 'future', { statedAt: day(20).toISOString() }),
    plan(coral, 'new'),
  ],
  [
    plan(aoba, 'pause'),
    plan(aoba, 'same-0\0'),
    ...Array.from({ length: 20 }, (_none, index) => plan(aoba, `same-${index * 2}`)),
    plan(birch, 'dated', { statedAt: day(2).toISOString() }),
    plan(birch, 'future', { statedAt: day(2).toISOString() }),
    plan(coral, 'new'),
  ],
  [plan(aoba, 'gone'), ...Array.from({ length: 40 }, (_none, index) => plan(aoba, `same-${index}`))],
];

interface Applied {
  readonly counts: ApplyCounts;
  readonly seen: readonly SeenPlan[];
  readonly missing: readonly MissingPlan[];
  /** Rows that the transaction had to compare. */
  readonly left: number;
}

async function apply(
  database: Database,
  date: number,
  { filtersUnchanged }: { readonly filtersUnchanged: boolean },
): Promise<Applied> {
  const now = day(date);
  const seen: SeenPlan[] = [];
  const missing: MissingPlan[] = [];
  const watch = {
    seen: (each: SeenPlan) => void seen.push(each),
    missing: (each: MissingPlan) => void missing.push(each),
    judge: () => undefined,
    publish: async () => undefined,
  };
  const filter = new UnchangedPlanFilter(database, { now, source: null, watch });
  const feed = feeds[date - 1] ?? [];
  const plans = filtersUnchanged ? await Array.fromAsync(filter.filter(stream(feed))) : feed;
  const counts = await createCatalogueWriter(database).apply(plans, {
    source: 'test',
    now,
    dryRun: false,
    withdrawMissing: true,
    withdrawnAfterRuns: 2,
    watch,
    ...(filtersUnchanged && { unchanged: filter.unchanged }),
  });
  return { counts, seen, missing, left: plans.length };
}

async function* stream(plans: readonly ProviderPlan[]): AsyncGenerator<ProviderPlan> {
  yield* plans;
}

async function tablesOf({ queries }: Database) {
  return {
    provider: await queries.selectFrom('provider').selectAll().orderBy('id').execute(),
    plan: await queries.selectFrom('plan').selectAll().orderBy('id').execute(),
    checks: await queries.selectFrom('plan_check').selectAll().orderBy('plan_id').execute(),
    observations: await queries.selectFrom('price_observation').selectAll().orderBy('plan_id').execute(),
    runs: await queries.selectFrom('import_run').selectAll().orderBy('id').execute(),
    stats: await queries.selectFrom('destination_stat').selectAll().orderBy('destination').execute(),
  };
}

const byId = (seen: readonly SeenPlan[]) =>
  seen.map(({ plan: { externalId, price }, ...rest }) => JSON.stringify([externalId, price, rest])).toSorted();

describe.each(engines)('a feed from which known plans are taken out, on %s', (engine) => {
  it('leaves the catalogue as all of the feed leaves it, and tells the same', async () => {
    await using filtered = await createTestDatabase(engine);
    await using whole = await createTestDatabase(engine);
    const left: number[] = [];
    for (const date of [1, 2, 3, 4]) {
      const [some, all] = [
        await apply(filtered.database, date, { filtersUnchanged: true }),
        await apply(whole.database, date, { filtersUnchanged: false }),
      ];
      expect(some.counts).toEqual(all.counts);
      expect(byId(some.seen)).toEqual(byId(all.seen));
      expect(some.missing).toEqual(all.missing);
      expect(await tablesOf(filtered.database)).toEqual(await tablesOf(whole.database));
      left.push(some.left);
    }
    expect(left[1]).toBeLessThan(10);
  });

  it('is not believed any more when something else was published since', async () => {
    await using suite = await createTestDatabase(engine);
    await apply(suite.database, 1, { filtersUnchanged: false });
    const filter = new UnchangedPlanFilter(suite.database, {
      now: day(2),
      source: null,
      watch: { seen: () => undefined },
    });
    const plans = await Array.fromAsync(filter.filter(stream(feeds[1] ?? [])));
    await apply(suite.database, 3, { filtersUnchanged: false });
    const before = await tablesOf(suite.database);
    const applying = createCatalogueWriter(suite.database).apply(plans, {
      source: 'test',
      now: day(4),
      dryRun: false,
      withdrawMissing: true,
      unchanged: filter.unchanged,
    });
    await expect(applying).rejects.toThrow(CatalogueMoved);
    expect(await tablesOf(suite.database)).toEqual(before);
  });

  it('is read once more then, and undoes nothing of what was published meanwhile', async () => {
    await using suite = await createTestDatabase(engine);
    const folder = makeFolder();
    const write = (name: string, price: number): string => {
      const path = join(folder, name);
      const rows = Array.from({ length: 600 }, (_none, index) => `Nori,Japan,${index + 1} GB,7,${price},USD`);
      const skipped = 'Nori,Atlantis,1 GB,7,4,USD';
      writeFileSync(path, ['provider,country,data,days,price,currency', ...rows, skipped].join('\n'));
      return path;
    };
    const [first, other] = [write('first.csv', 4), write('other.csv', 5)];
    const request = { ...usualRequest, isApproved: true };
    await importFeedFile(suite.database, { ...request, path: first });
    const store = importStoreOf(suite.database);
    let isFirst = true;
    const apply: CatalogueWriter['apply'] = async (plans, options) => {
      if (isFirst) await importFeedFile(suite.database, { ...request, path: other });
      isFirst = false;
      return store.writer.apply(plans, options);
    };
    using changes = new ChangeLog();
    const again = await takeFile({ ...request, path: first, changes }, { ...store, writer: { apply } }, null);
    rmSync(folder, { recursive: true });
    expect(again).toMatchObject({ status: 'published', report: { read: 601, changed: 600, unchanged: 0 } });
    const named = JSON.parse([...changes.json()].join('')) as Record<string, unknown[]>;
    expect(Object.entries(named).map(([kind, list]) => [kind, list.length])).toEqual([
      ['added', 0],
      ['changed', 600],
      ['withdrawn', 0],
      ['unseen', 0],
      ['suspicious', 0],
      ['skipped', 1],
    ]);
    const runs = await suite.database.queries.selectFrom('import_run').selectAll().orderBy('id').execute();
    expect(runs.map(({ added, changed }) => [added, changed])).toEqual([
      [600, 0],
      [0, 600],
      [0, 600],
    ]);
    const prices = await suite.database.queries.selectFrom('plan').select('price_units').distinct().execute();
    expect(prices).toEqual([{ price_units: 40_000 }]);
  });
});
