import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import { coverageFingerprint, destinationsServed } from '#domain/coverage.ts';
import type { Generation, PlanFacts } from '#domain/plan.ts';
import { shortHash } from './plan-facts-hash.ts';

/** Gives the id of a stored set that many plans share, storing it when it is new. */
export interface SharedSets {
  coverageSetId(plan: PlanFacts): Promise<number>;
  networkSetId(plan: PlanFacts): Promise<number>;
}

/** Ids kept in memory; beyond it they are read again, so that any feed stays within bounds. */
const keptIds = 100_000;

const coverageInsert = insertStatement('coverage_set', [
  'id',
  'fingerprint',
  'scope',
  'region',
  'countries',
  'country_count',
]);
const destinationInsert = insertStatement('coverage_destination', ['destination', 'coverage_set_id']);
const networkInsert = insertStatement('network_set', ['id', 'fingerprint', 'networks', 'breakout', 'best_generation']);

/** Use it inside the writer's transaction: new ids follow the highest stored one. */
export async function openSharedSets(store: EngineQueries): Promise<SharedSets> {
  const coverageIds = await idsByFingerprint(store, 'coverage_set');
  const networkIds = await idsByFingerprint(store, 'network_set');
  return {
    coverageSetId: (plan) =>
      coverageIds(coverageFingerprint({ ...plan, countries: plan.coverage }), (id, fingerprint) =>
        insertCoverage(store, { id, fingerprint, plan }),
      ),
    networkSetId: (plan) => {
      const networks = JSON.stringify(plan.networks);
      const breakout = plan.breakout.join(' ');
      return networkIds(shortHash(`${networks}|${breakout}`), async (id, fingerprint) => {
        const row = [id, fingerprint, networks.replaceAll('\\u0000', ''), breakout, bestGeneration(plan)];
        await runOverRows(store, networkInsert, [row]);
      });
    },
  };
}

type IdLookup = (fingerprint: string, insert: (id: number, fingerprint: string) => Promise<void>) => Promise<number>;

async function idsByFingerprint(store: EngineQueries, table: 'coverage_set' | 'network_set'): Promise<IdLookup> {
  const kept = new Map<string, number>();
  const { last } = await store.queries
    .selectFrom(table)
    .select((expression) => expression.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  let nextId = Number(last ?? 0) + 1;
  return async (fingerprint, insert) => {
    const known = kept.get(fingerprint);
    if (known !== undefined) return known;
    const stored = await store.queries
      .selectFrom(table)
      .select('id')
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst();
    const id = stored?.id ?? nextId;
    if (stored === undefined) {
      await insert(id, fingerprint);
      nextId += 1;
    }
    if (kept.size >= keptIds) kept.clear();
    kept.set(fingerprint, id);
    return id;
  };
}

async function insertCoverage(
  store: EngineQueries,
  { id, fingerprint, plan }: { readonly id: number; readonly fingerprint: string; readonly plan: PlanFacts },
): Promise<void> {
  const { scope, region, coverage } = plan;
  await runOverRows(store, coverageInsert, [[id, fingerprint, scope, region, coverage.join(' '), coverage.length]]);
  const destinations = destinationsServed(plan).map((destination) => [destination, id]);
  await runOverRows(store, destinationInsert, destinations);
}

const generations: readonly Generation[] = ['5G', '4G', '3G', '2G'];

/** The best one that any network of the plan states. */
function bestGeneration(plan: PlanFacts): Generation | null {
  const stated = new Set(plan.networks.map((network) => network.generation));
  return generations.find((generation) => stated.has(generation)) ?? null;
}
