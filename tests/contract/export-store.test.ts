import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { PlanSelection } from '#catalogue/read/whole-plan.ts';
import { selectPlanIds } from '#catalogue/read/select-plan-ids.ts';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { canonicalFile, type ExportFormat } from '#feeds/canonical-export/canonical-file.ts';
import { anyCataloguePlan } from '#tests/support/any-plan-facts.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { fullPlan } from '#tests/support/full-plan.ts';
import { importFeedFile } from '#tests/support/import-feed-file.ts';
import { makePlan, makeProvider, plansOf } from '#tests/support/plan-factory.ts';

const now = new Date('2026-11-20T08:00:00Z');
const japan = 'JP' as CountryCode;
const france = 'FR' as CountryCode;

const opened: AsyncDisposable[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each[Symbol.asyncDispose]();
});

async function emptyDatabase(engine: Engine): Promise<Database> {
  const suite = await createTestDatabase(engine);
  opened.push(suite);
  return suite.database;
}

async function catalogueOf(engine: Engine, plans: readonly ProviderPlan[]): Promise<Database> {
  const database = await emptyDatabase(engine);
  const options = { source: 'test', now, dryRun: false, withdrawMissing: true };
  await createCatalogueWriter(database).apply(plans, options);
  return database;
}

async function exported(database: Database, format: ExportFormat, selection: PlanSelection = {}): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of canonicalFile(database.queries, selection, format)) pieces.push(piece);
  return pieces.join('');
}

async function imported(engine: Engine, text: string, format: ExportFormat): Promise<Database> {
  const database = await emptyDatabase(engine);
  using file = writeTemporaryFile(text);
  const request = { path: file.path, format: `canonical-${format}`, isApproved: true, now } as const;
  // Any amount may be exported, also one that is implausible in a feed.
  const result = await importFeedFile(database, request, { lowestPrice: 0, highestPrice: Infinity });
  if (!result.ok) throw new Error(result.reason);
  expect(result.value.added).toBe(result.value.read);
  return database;
}

/** The differing lines; diffing two whole files takes a minute. */
function expectSameLines(text: string, expected: string): void {
  const lines = expected.split('\n');
  const different = text.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [[line, lines[index]]]));
  expect(different.slice(0, 2)).toEqual([]);
  expect(text.length).toBe(expected.length);
}

const formulas = ['=1+1', '+1 GB', '-2 %', '@sum', "'=quoted", "''-twice", "'90s"];

/** A promo at the list price: imports leave out one that is far from it. */
function withPlausiblePromo(plan: PlanFacts): PlanFacts {
  return { ...plan, promo: plan.promo && { ...plan.promo, price: plan.price } };
}

/** Two sellers, in an order that is not that of their names; more plans than one page of the reader. */
function variousPlans(): ProviderPlan[] {
  const zen = makeProvider({ name: 'Zen & <b>Co</b>', example: false, url: 'https://zen.example/' });
  const abe = makeProvider({ name: 'Abe', example: false, image: '/assets/pictures/provider/abe' });
  const random = fc.sample(anyCataloguePlan, { numRuns: 560, seed: 7 });
  return [
    { provider: zen, plan: withPlausiblePromo({ ...fullPlan, ownPrices: fullPlan.ownPrices.slice(0, 1) }) },
    { provider: abe, plan: makePlan({ url: null, dataMb: null, dataWords: null }) },
    ...formulas.map((name, index) => ({
      provider: abe,
      plan: makePlan({ externalId: `formula ${index}`, name, dataWords: name, fairUse: name }),
    })),
    ...random.map((plan, index) => ({
      provider: index % 3 === 0 ? zen : abe,
      plan: { ...withPlausiblePromo(plan), externalId: `${index} ${plan.externalId}`.slice(0, 128).trim() },
    })),
  ];
}

describe.each(engines)('an export on %s', (engine) => {
  it('is imported and exported again byte by byte, by way of either format', async () => {
    const first = await catalogueOf(engine, variousPlans());
    const json = await exported(first, 'json');
    const csv = await exported(first, 'csv');
    expect(json.split('\n')).toHaveLength(562 + formulas.length + 2 + 9);
    const cells = (parse(csv) as string[][]).flat();
    expect(cells.filter((cell) => cell !== '-' && /^[=+\-@\t\r\n＝]/.test(cell))).toEqual([]);
    const fromJson = await imported(engine, json, 'json');
    expectSameLines(await exported(fromJson, 'json'), json);
    expectSameLines(await exported(fromJson, 'csv'), csv);
    const fromCsv = await imported(engine, csv, 'csv');
    expectSameLines(await exported(fromCsv, 'csv'), csv);
    expectSameLines(await exported(fromCsv, 'json'), json);
  });

  it('of the examples says that they are none', async () => {
    const text = await exported(await catalogueOf(engine, plansOf(makeProvider({ example: true }), {})), 'json');
    expect(JSON.parse(text).providers).toEqual([expect.objectContaining({ fictional: true })]);
    expect(await exported(await imported(engine, text, 'json'), 'json')).toBe(text);
  });

  it('of nothing is a file of the format, in which an import finds no rows', async () => {
    const text = await exported(await emptyDatabase(engine), 'json');
    expect(JSON.parse(text)).toEqual({ format: 'esim-catalogue/1', providers: [], plans: [] });
    await expect(imported(engine, text, 'json')).rejects.toThrow('has no rows');
  });

  it('holds one destination or one provider with the sellers of its plans, and only what is offered', async () => {
    const bee = makeProvider({ example: false });
    const acme = makeProvider({ example: false });
    const database = await catalogueOf(engine, [
      ...plansOf(bee, { externalId: 'b-jp' }, { externalId: 'b-fr', coverage: [france] }),
      ...plansOf(acme, { externalId: 'a-jp' }, { externalId: 'a-gone' }),
    ]);
    await database.queries.updateTable('plan').set('active', 0).where('external_id', '=', 'a-gone').execute();
    const idsOf = async (selection: PlanSelection) => {
      const file = JSON.parse(await exported(database, 'json', selection));
      return [file.providers.length, file.plans.map(({ id }: { id: string }) => id)];
    };
    expect(await idsOf({ destination: japan })).toEqual([2, ['b-jp', 'a-jp']]);
    expect(await idsOf({ destination: france })).toEqual([1, ['b-fr']]);
    expect(await idsOf({ provider: acme.slug })).toEqual([1, ['a-jp']]);
    expect(await idsOf({ provider: bee.slug, destination: france })).toEqual([1, ['b-fr']]);
  });

  it('selects by what plans state: who does not say is in neither half', async () => {
    const database = await catalogueOf(
      engine,
      plansOf(
        makeProvider(),
        { tethering: true, dataMb: 500, validityDays: 3 },
        { tethering: false, dataKind: 'daily', dataMb: 2_000, validityDays: null },
        {
          dataMb: 5_000,
          validityDays: 30,
          coverage: [france, japan],
          scope: 'regional',
          networks: [
            { country: france, operator: 'One', generation: '5G' },
            { country: japan, operator: 'Two', generation: '3G' },
            { country: japan, operator: 'Three', generation: '4G' },
          ],
        },
        { dataKind: 'unlimited', dataMb: null, networks: [{ country: japan, operator: null, generation: '5G' }] },
      ),
    );
    const select = (selection: PlanSelection) => selectPlanIds(database.queries, selection, { after: 0, limit: 10 });
    expect(await select({ features: { tethering: true } })).toEqual([1]);
    expect(await select({ features: { tethering: false } })).toEqual([2]);
    expect(await select({ leastMb: 2_000 })).toEqual([2, 3]);
    expect(await select({ mostMb: 2_000 })).toEqual([1, 2]);
    expect(await select({ leastDays: 7 })).toEqual([2, 3, 4]);
    expect(await select({ mostDays: 7 })).toEqual([1, 4]);
    expect(await select({ dataKind: 'daily' })).toEqual([2]);
    expect(await select({ scope: 'regional' })).toEqual([3]);
    expect(await select({ generation: '5G' })).toEqual([3, 4]);
    expect(await select({ generation: '5G', destination: japan })).toEqual([4]);
    expect(await select({ generation: '4G', destination: japan })).toEqual([3]);
    expect(await select({ generation: '3G', destination: japan })).toEqual([]);
    expect(await select({ destination: japan, scope: 'local', leastMb: 1_000 })).toEqual([2]);
    expect(await selectPlanIds(database.queries, { destination: japan }, { after: 2, limit: 1 })).toEqual([3]);
  });
});
