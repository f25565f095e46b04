import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { projectPlans } from '#catalogue/project/project-plans.ts';
import { retireSource, revertRun, type RevertCounts } from '#catalogue/project/revert-run.ts';
import type { ApplyOptions } from '#catalogue/statements/catalogue-writer-contract.ts';
import { plansOfRuns } from '#catalogue/statements/void-statements.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { startImportRecord } from '#catalogue/stored/import-records.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { makePlan, makeProvider, money } from '#tests/support/plan-factory.ts';

const onDay = (day: number): Date => new Date(Date.parse('2026-10-05T08:00:00.000Z') + day * 24 * 60 * 60_000);
const seller = makeProvider({ example: false });
const none: RevertCounts = { restored: 0, withdrawn: 0, offeredAgain: 0, kept: 0 };

/** Prices by plan, in euros, too, where they are odd; a plan without one is missing from the run. */
type Prices = Readonly<Record<string, number>>;

class Site {
  readonly #suite: TestDatabase;

  constructor(suite: TestDatabase) {
    this.#suite = suite;
  }

  get queries() {
    return this.#suite.database.queries;
  }

  get store() {
    return { queries: this.queries, engine: this.#suite.database.engine };
  }

  /** @returns the number of the run */
  async run(
    prices: Prices,
    day: number,
    { provider = seller, ...options }: Partial<ApplyOptions> & { readonly provider?: ProviderFacts } = {},
  ): Promise<number> {
    const plans = Object.entries(prices).map(([externalId, units]) => {
      const ownPrices = units % 2 === 1 ? [money(units, 'EUR')] : [];
      return { provider, plan: makePlan({ externalId, name: externalId, price: money(units), ownPrices }) };
    });
    const usual = { source: 'test', sourceName: 'market', dryRun: false, withdrawMissing: true, now: onDay(day) };
    await createCatalogueWriter(this.#suite.database).apply(plans, { ...usual, ...options });
    const last = await this.queries.selectFrom('import_run').select('id').orderBy('id', 'desc').executeTakeFirst();
    return last?.id ?? 0;
  }

  revert(run: number, day: number): Promise<RevertCounts> {
    return revertRun(this.store, run, onDay(day));
  }

  /** Everything that is stated of plans, and what they are for visitors. */
  async state(): Promise<object> {
    const { queries } = this;
    return {
      statements: await queries.selectFrom('plan_statement').selectAll().orderBy('plan_id').execute(),
      past: await queries.selectFrom('past_statement').selectAll().orderBy('plan_id').orderBy('until_run_id').execute(),
      absences: await queries.selectFrom('plan_absence').selectAll().orderBy('plan_id').orderBy('run_id').execute(),
      checks: await queries.selectFrom('plan_check').selectAll().orderBy('plan_id').execute(),
      ownPrices: await this.#shownOwnPrices(),
      shown: await this.shown(),
    };
  }

  #shownOwnPrices() {
    return this.queries
      .selectFrom('plan_own_price')
      .innerJoin('plan', 'plan.id', 'plan_own_price.plan_id')
      .select(['plan_id', 'units', 'currency'])
      .where('active', '=', 1)
      .orderBy('plan_id')
      .execute();
  }

  async shown(): Promise<Prices> {
    const rows = await this.queries
      .selectFrom('plan')
      .select(['external_id', 'price_units'])
      .where('active', '=', 1)
      .orderBy('id')
      .execute();
    return Object.fromEntries(rows.map((row) => [row.external_id, row.price_units]));
  }

  /** Of the first plan: runs of its statements, newest first, the first run of the newest, and runs that missed it. */
  async runsOfFirst(): Promise<readonly [stated: readonly number[], first: number, missed: readonly number[]]> {
    const ofFirst = async (table: 'past_statement' | 'plan_absence') => {
      const rows = await this.queries.selectFrom(table).select('run_id').where('plan_id', '=', 1).execute();
      return rows.map((row) => row.run_id).sort((a, b) => b - a);
    };
    const newest = await this.queries
      .selectFrom('plan_statement')
      .selectAll()
      .where('plan_id', '=', 1)
      .executeTakeFirstOrThrow();
    return [
      [newest.run_id, ...(await ofFirst('past_statement'))],
      newest.first_run_id,
      (await ofFirst('plan_absence')).toReversed(),
    ];
  }
}

describe.each(engines)('statements of runs that do not count, on %s', (engine) => {
  let suite: TestDatabase;
  let site: Site;
  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    site = new Site(suite);
  });
  afterEach(() => suite[Symbol.asyncDispose]());

  it('leave everything as it was before, and are counted by what they had done', async () => {
    await site.run({ same: 10, changed: 20, missed: 30, again: 40 }, 0);
    await site.run({ same: 10, changed: 21, missed: 31, again: 40 }, 1);
    await site.run({ same: 10, changed: 21, missed: 31 }, 2);
    const before = await site.state();
    const run = await site.run({ same: 10, changed: 22, again: 41, added: 50 }, 3);
    expect(await site.shown()).toEqual({ same: 10, changed: 22, again: 41, added: 50 });
    expect(await plansOfRuns(site.queries, new Set([run]))).toEqual([2, 3, 4, 5]);
    expect(await plansOfRuns(site.queries, new Set())).toEqual([]);
    expect(await site.revert(run, 4)).toEqual({ restored: 2, withdrawn: 1, offeredAgain: 1, kept: 0 });
    const after = await site.state();
    // A plan that nobody states any more has no statement, but the time at which it was last stated.
    expect(after).toMatchObject({ ...before, checks: expect.anything() });
    expect(await plansOfRuns(site.queries, new Set([run]))).toEqual([]);
  });

  it('go together with earlier reverted ones, over which a later run had stated something', async () => {
    await site.run({ a: 10 }, 0);
    const before = await site.state();
    const second = await site.run({ a: 20 }, 1);
    const third = await site.run({ a: 30 }, 2);
    expect(await site.revert(second, 3)).toEqual(none);
    expect(await site.runsOfFirst()).toEqual([[third, second, 1], 1, []]);
    expect(await site.revert(third, 4)).toEqual({ ...none, restored: 1 });
    expect(await site.state()).toEqual(before);
  });

  it('hand the runs that have missed them to the statement before', async () => {
    const first = await site.run({ a: 10, other: 1 }, 0, { sourceName: 'kept' });
    const patient = { withdrawnAfterRuns: 9, unconfirmedAfterRuns: 2 };
    const missed = await site.run({ other: 1 }, 1, { sourceName: 'kept', ...patient });
    await site.run({ a: 20, other: 1 }, 2, { sourceName: 'retired' });
    const later = await site.run({ other: 1 }, 3, { sourceName: 'kept', ...patient });
    expect(await retireSource(site.store, 'retired', onDay(4))).toBe(0);
    expect(await site.shown()).toEqual({ a: 10, other: 1 });
    expect(await site.runsOfFirst()).toEqual([[first], first, [missed, later]]);
    const check = site.queries.selectFrom('plan_check').select(['missed_runs', 'unconfirmed']).where('plan_id', '=', 1);
    expect(await check.executeTakeFirst()).toEqual({ missed_runs: 2, unconfirmed: 1 });
  });

  it('leave the first run of a plan to the oldest that counts', async () => {
    await site.run({ a: 10 }, 0, { sourceName: 'retired' });
    const second = await site.run({ a: 20 }, 1, { sourceName: 'kept' });
    const third = await site.run({ a: 30 }, 2, { sourceName: 'kept' });
    const fourth = await site.run({ a: 40 }, 3, { sourceName: 'kept' });
    await retireSource(site.store, 'retired', onDay(4));
    expect(await site.runsOfFirst()).toEqual([[fourth, third, second], second, []]);
    for (const run of [fourth, third]) expect(await site.revert(run, 5)).toEqual({ ...none, restored: 1 });
    expect(await site.shown()).toEqual({ a: 20 });
    expect(await site.revert(second, 6)).toEqual({ ...none, withdrawn: 1 });
    expect(await site.shown()).toEqual({});
  });

  it('are passed over between two that count', async () => {
    const first = await site.run({ a: 10 }, 0, { sourceName: 'kept' });
    await site.run({ a: 20 }, 1, { sourceName: 'retired' });
    const third = await site.run({ a: 30 }, 2, { sourceName: 'kept' });
    await retireSource(site.store, 'retired', onDay(3));
    expect(await site.runsOfFirst()).toEqual([[third, first], first, []]);
    const past = await site.queries.selectFrom('past_statement').select(['until_run_id', 'checked_at']).execute();
    expect(past).toEqual([{ until_run_id: third, checked_at: onDay(0).toISOString() }]);
    expect(await site.revert(third, 4)).toEqual({ ...none, restored: 1 });
    expect(await site.shown()).toEqual({ a: 10 });
  });

  it('stay as they are where nothing earlier is kept', async () => {
    await site.run({ a: 10 }, 0);
    const second = await site.run({ a: 20 }, 1);
    const third = await site.run({ a: 30 }, 2);
    await site.queries.deleteFrom('past_statement').where('until_run_id', '=', second).execute();
    expect(await site.revert(third, 3)).toEqual({ ...none, restored: 1 });
    expect(await site.runsOfFirst()).toEqual([[second], 1, []]);
    expect(await site.revert(second, 4)).toEqual({ ...none, kept: 1 });
    expect(await site.runsOfFirst()).toEqual([[second], 1, []]);
    expect(await site.shown()).toEqual({ a: 20 });
  });

  it('do not bring examples back beside something real', async () => {
    const example = { provider: makeProvider({ example: true }), sourceName: 'examples' };
    await site.run({ invented: 10 }, 0, example);
    const changed = await site.run({ invented: 20 }, 1, example);
    await site.run({ real: 30 }, 2);
    expect(await site.shown()).toEqual({ real: 30 });
    expect(await site.revert(changed, 3)).toEqual({ ...none, restored: 1 });
    expect(await site.shown()).toEqual({ real: 30 });
  });

  it('no longer miss plans, and offer again only those that they had withdrawn', async () => {
    const patient = { withdrawnAfterRuns: 2 };
    await site.run({ a: 10, other: 1 }, 0, patient);
    const before = await site.state();
    const second = await site.run({ other: 1 }, 1, patient);
    const between = await site.state();
    const third = await site.run({ other: 1 }, 2, patient);
    expect(await site.shown()).toEqual({ other: 1 });
    expect(await site.revert(third, 3)).toEqual({ ...none, offeredAgain: 1 });
    expect(await site.state()).toMatchObject({ ...between, checks: expect.anything() });
    expect(await site.revert(second, 4)).toEqual(none);
    expect(await site.state()).toMatchObject({ ...before, checks: expect.anything() });
  });
});

describe.each(engines)('projectPlans on %s', (engine) => {
  it('makes more plans than one page again, each once, and stores when', async () => {
    await using suite = await createTestDatabase(engine);
    const site = new Site(suite);
    const prices = Object.fromEntries(Array.from({ length: 401 }, (_none, index) => [`plan-${index}`, index + 1]));
    const importId = await site.run(prices, 0);
    const { queries } = site;
    const ids = Object.values(prices);
    const observed = () => queries.selectFrom('price_observation').selectAll().orderBy('plan_id').execute();
    const before = await observed();
    await queries.updateTable('plan').set({ active: 0, price_units: 999 }).execute();
    await projectPlans(site.store, ids, { importId, now: onDay(1) });
    expect(await site.shown()).toEqual(prices);
    expect(await observed()).toEqual(before);
    const times = await queries.selectFrom('plan').select('updated_at').distinct().execute();
    expect(times).toEqual([{ updated_at: onDay(1).toISOString() }]);
    await queries.deleteFrom('plan_statement').execute();
    const withdrawal = await startImportRecord(queries, { source: 'test', startedAt: onDay(2).toISOString() });
    await projectPlans(site.store, ids, { importId: withdrawal, now: onDay(2) });
    expect(await site.shown()).toEqual({});
    const gone = (await observed()).filter((each) => each.kind === 'list' && each.units === null);
    expect(gone.map((each) => each.plan_id)).toEqual(ids);
  });
});
