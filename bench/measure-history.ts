import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '#database/database.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { lowestOverTime } from '#domain/price-watch/lowest-over-time.ts';
import { lowestPriceSince, pricesSince } from '#domain/plan/price-history.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import { openContext } from '#runtime/open-context.ts';
import { percentile } from './percentiles.ts';

// Query times of past prices with 100,000 observations and with 10 million. Run it directly: `node
// bench/measure-history.ts`, with DATABASE_URL for PostgreSQL (an empty database).
const planCount = 30_000;
const fewObservations = 100_000;
const manyObservations = 10_000_000;
const rounds = 40;
const plansAtOnce = 1_000;
const dayMs = 24 * 60 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'roamchart-history-'));
const setting = { databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: folder };
const site = { name: 'Roamchart', origin: 'http://localhost', contactEmail: null, operatorName: null };
const now = new Date('2026-11-20T00:00:00Z');
const opened = await openContext({ ...setting, site, now: () => now });
if (!opened.ok) throw new Error(opened.reason);
const { context, writer } = opened.value;
await makeDemoCatalogue({ writer, dataDir: folder, now, planCount });
const second = await openDatabase({ url: setting.databaseUrl, dataDir: folder });
if (!second.ok) throw new Error(second.reason);
const database = second.value;

async function count(): Promise<number> {
  const found = await database.queries
    .selectFrom('price_observation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

/** Imports that change the price of every plan, evenly over the three years before today, until there are so many. */
async function fillTo(database: Database, total: number): Promise<void> {
  const imports = Math.ceil((total - (await count())) / planCount);
  const first = await addImports(database, imports);
  // Synthetic and consistent rows: durability and foreign keys are switched off.
  if (database.engine === 'sqlite')
    for (const setting of ['foreign_keys', 'synchronous'])
      await sql`pragma ${sql.raw(setting)} = off`.execute(database.queries);
  for (let plan = 0; plan < planCount; plan += plansAtOnce) {
    await database.write(async (queries) => {
      if (database.engine === 'postgres') await sql`set local session_replication_role = replica`.execute(queries);
      // In the order of the key, so that pages of the table are filled one after the other.
      await sql`insert into price_observation (plan_id, import_id, kind, currency, units, observed_at)
        select plan.id, import_run.id, 'list', plan.price_currency, plan.price_units + (import_run.id % 7) * 100,
          import_run.started_at
        from plan cross join import_run
        where plan.id > ${plan} and plan.id <= ${plan + plansAtOnce} and import_run.id >= ${first}
        order by plan.id, import_run.id`.execute(queries);
    });
  }
}

/** Gives the number of the first. */
async function addImports({ queries }: Database, imports: number): Promise<number> {
  const { last } = await queries
    .selectFrom('import_run')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const first = Number(last ?? 0) + 1;
  const none = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
  const rows = Array.from({ length: imports }, (_none, index) => ({
    id: first + index,
    source: 'bench',
    started_at: new Date(now.getTime() - ((imports - index) / imports) * 1095 * dayMs).toISOString(),
    ...none,
  }));
  for (let start = 0; start < rows.length; start += 500)
    await queries
      .insertInto('import_run')
      .values(rows.slice(start, start + 500))
      .execute();
  return first;
}

/** A destination's roll-up as it is after a change of its lowest price every day for three years. */
async function fillLows({ queries }: Database, destination: string): Promise<void> {
  const rows = Array.from({ length: 1095 }, (_none, day) => ({
    destination,
    currency: ['USD', 'EUR', 'GBP'][day % 3] ?? 'USD',
    observed_at: new Date(now.getTime() - (1095 - day) * dayMs).toISOString(),
    units: 30_000 + (day % 11) * 1_000,
  }));
  for (let start = 0; start < rows.length; start += 500)
    await queries
      .insertInto('destination_low')
      .values(rows.slice(start, start + 500))
      .execute();
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const stats = (await context.catalogue.destinationStats()).toSorted((a, b) => b.planCount - a.planCount);
const largest = stats[0]?.destination ?? ('JP' as DestinationKey);
const japan = 'JP' as DestinationKey;
const rates = await context.currency.rates();
const usd = 'USD' as CurrencyCode;

const questions: Readonly<Record<string, (round: number) => Promise<unknown>>> = {
  'one plan: history, 30-day low, 90-day line': async (round) => {
    const id = ((round * 7919) % planCount) + 1;
    const history = (await context.catalogue.priceHistories([id])).get(id) ?? [];
    lowestPriceSince(history, new Date(now.getTime() - 30 * dayMs));
    return pricesSince(history, new Date(now.getTime() - 90 * dayMs));
  },
  '100 plans: histories': (round) =>
    context.catalogue.priceHistories(
      Array.from({ length: 100 }, (_none, at) => ((round * 7919 + at * 31) % planCount) + 1),
    ),
  'JP: how the lowest price went': async () =>
    lowestOverTime(await context.catalogue.destinationLows(japan), usd, rates),
  'JP: newest price changes': () =>
    context.catalogue.latestPriceChanges({ destination: japan, locale: 'en', limit: 100 }),
  [`${largest}: newest price changes`]: () =>
    context.catalogue.latestPriceChanges({ destination: largest, locale: 'en', limit: 100 }),
};

async function report(name: string): Promise<void> {
  console.log(`\n${name}: ms first, median, 95th percentile of ${rounds}`);
  for (const [question, ask] of Object.entries(questions)) {
    const first = await timeOf(() => ask(rounds));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(() => ask(round)));
    const shown = [first, percentile(times, 0.5), percentile(times, 0.95)].map((ms) => ms.toFixed(1).padStart(8));
    console.log(`${question.padEnd(48)}${shown.join('')}`);
  }
}

const plansHere = stats.find(({ destination }) => destination === japan)?.planCount ?? 0;
console.log(`${planCount} plans, ${plansHere} of them at JP, ${stats[0]?.planCount ?? 0} at ${largest}`);
await fillLows(database, japan);
if ((await count()) < fewObservations) await fillTo(database, fewObservations);
await report(`${await count()} observations`);
const filling = await timeOf(() => fillTo(database, manyObservations));
console.log(`\nfilled to ${manyObservations} in ${(filling / 1000).toFixed(0)} s`);
await report(`${await count()} observations`);

await database.close();
await opened.value.close();
rmSync(folder, { recursive: true });
