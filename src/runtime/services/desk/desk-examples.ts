import { passOn } from '#domain/kernel/pass-on.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { exampleFeedPlans, type ExampleFeedQuery } from '#demo/example-feed.ts';
import { FeedDiff } from '#feeds/judge/feed-diff.ts';
import { findHoldReasons } from '#feeds/judge/hold-reasons.ts';
import { ImportCounters } from '#feeds/judge/import-report.ts';
import { bufferPlans } from '#feeds/run/buffer-plans.ts';
import { holdFeed } from '#feeds/run/held-feeds.ts';
import { saveHeldPlans } from '#feeds/run/held-plans.ts';
import type { FeedStore, ImportRequest } from '#feeds/run/import-request.ts';
import { recordRun, type Run } from '#feeds/run/run-feed.ts';
import { statePlans, StoppedImport } from '#feeds/run/state-plans.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';

/** Name of the invented feed: none of an operator's has it. */
const exampleFeed = 'example-feed';

/** The example catalogue: what is invented for the desk is about its plans. */
export type ExampleCatalogue = Pick<ExampleFeedQuery, 'asOf' | 'planCount'>;

/** Hours ago of the reports about each of some plans, and what the first of them says. */
const reportHours = [[41, 38, 27, 19], [30, 8], [5]] as const;
const reportReasons = ['wrong-price', 'wrong-price', 'not-available'] as const;

/**
 * Lets something wait at the desk of the example catalogue: reports of wrong prices and a held feed. What is released of
 * it is of invented sellers alone.
 */
export async function makeDeskExamples(
  store: FeedStore,
  { now, ...catalogue }: ExampleCatalogue & { readonly now: Date },
): Promise<void> {
  const sellers = await middlingSellers(store.database.queries);
  await makeReports(store.database, now);
  await holdExample(store, exampleFeedPlans({ sellers: sellers.slice(0, 4), ...catalogue }), now);
}

/** Ten invented sellers with enough plans for a list, and not thousands. */
async function middlingSellers(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('provider')
    .select('slug')
    .where('example', '=', 1)
    .where('plan_count', '>', 20)
    .orderBy('plan_count')
    .orderBy('slug')
    .limit(10)
    .execute();
  return rows.map(({ slug }) => slug);
}

async function makeReports(database: Database, now: Date): Promise<void> {
  const { reportPrice } = createVisitorLog(database);
  const plans = await database.queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(({ fn }) => fn.min('plan.id').as('id'))
    .where('provider.slug', 'in', (slugs) => slugs.selectFrom('provider').select('slug').where('example', '=', 1))
    .where('plan.active', '=', 1)
    .groupBy('provider.slug')
    .orderBy('provider.slug')
    .limit(reportHours.length)
    .execute();
  for (const [place, { id }] of plans.entries()) {
    const { price_units: units, price_currency: currency } = await database.queries
      .selectFrom('plan')
      .select(['price_units', 'price_currency'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    for (const hours of reportHours[place] ?? []) {
      const report = { planId: Number(id), reason: reportReasons[place] ?? 'wrong-price' };
      await reportPrice(
        { ...report, price: { units: Number(units), currency } },
        new Date(now.getTime() - hours * hourMs),
      );
    }
  }
}

const request = {
  format: 'canonical-json',
  partial: false,
  feed: exampleFeed,
  provider: null,
  offerUrl: null,
  currency: null,
  markUp: null,
} as const;

async function holdExample(store: FeedStore, plans: Iterable<ProviderPlan>, now: Date): Promise<void> {
  const fileName = 'example.json';
  const counters = new ImportCounters();
  using buffered = await bufferPlans(passOn(plans, () => (counters.read += 1)));
  const held: ImportRequest = { ...request, fileName, path: '', isApproved: false, dryRun: false, changes: null, now };
  await recordRun(store.database, { feed: exampleFeed, format: request.format, fileName, now }, async (run) => {
    const outcome = await judge(store, { buffered, held, counters });
    await store.database.write((queries) => keep(queries, run, { outcome, buffered }));
    return outcome;
  });
}

interface Example {
  readonly buffered: Awaited<ReturnType<typeof bufferPlans>>;
  readonly held: ImportRequest;
  readonly counters: ImportCounters;
}

type Outcome = StoppedImport['outcome'];

/** The same rules hold it that hold every feed. */
async function judge(store: FeedStore, { buffered, held, counters }: Example): Promise<Outcome> {
  const { limits } = store;
  const diff = new FeedDiff({ repricedBy: limits.repricedBy, watch: null });
  const reading = () => ({ complete: true, damage: null, unreadColumns: {} });
  const parts = { request: held, file: { name: held.fileName ?? '' }, reading, counters, diff };
  const holdReasons = () => {
    const moves = { providers: diff.moves(), prices: diff.priceMoves(), read: counters.read };
    return findHoldReasons({ ...moves, doubted: counters.doubted, implausible: 0, frequentPrice: null }, limits);
  };
  try {
    const read = { buffered, unchanged: null, parts, holdReasons };
    return await statePlans(read, { request: held, store, isPart: false, onPublish: neverPublish });
  } catch (error) {
    if (error instanceof StoppedImport) return error.outcome;
    throw error;
  }
}

async function neverPublish(): Promise<never> {
  throw new Error('The example feed must be held.');
}

async function keep(
  queries: Queries,
  run: Run,
  { outcome, buffered }: { readonly outcome: Outcome } & Pick<Example, 'buffered'>,
): Promise<void> {
  await run.end(queries, outcome);
  await holdFeed(queries, { runId: run.id, fileHash: '', fileSize: 0, request });
  await saveHeldPlans(queries, run.id, buffered);
}

/** Once something real is stated nothing invented waits any more. */
export async function dropDeskExamples(database: Pick<Database, 'queries' | 'write'>): Promise<void> {
  const { queries } = database;
  const run = await queries
    .selectFrom('feed_run')
    .select('id')
    .where('feed', '=', exampleFeed)
    .limit(1)
    .executeTakeFirst();
  if (run === undefined) return;
  await database.write(async (transaction) => {
    const runs = transaction.selectFrom('feed_run').select('id').where('feed', '=', exampleFeed);
    await transaction.deleteFrom('held_plans').where('run_id', 'in', runs).execute();
    await transaction.deleteFrom('held_feed').where('run_id', 'in', runs).execute();
    await transaction
      .deleteFrom('feed_run')
      .where('feed', '=', exampleFeed)
      .where('released_run_id', 'is not', null)
      .execute();
    await transaction.deleteFrom('feed_run').where('feed', '=', exampleFeed).execute();
    await transaction
      .deleteFrom('price_report')
      .where('plan_id', 'in', (plans) =>
        plans
          .selectFrom('plan')
          .innerJoin('provider', 'provider.id', 'plan.provider_id')
          .select('plan.id')
          .where('provider.example', '=', 1),
      )
      .execute();
  });
}
