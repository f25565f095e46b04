import { insertStatement, runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import { coverageFingerprint, destinationsServed } from '#domain/plan/coverage.ts';
import { bestGeneration, generationsByCountry } from '#domain/plan/operator-names.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { shortHash } from '#catalogue/stored/plan-facts-hash.ts';
import { storableText, type SetIds } from '#catalogue/stored/plan-row.ts';

/** Stored value sets that many plans share; new ones are stored. */
export type SharedSets = Awaited<ReturnType<typeof openSharedSets>>;

type NetworkFacts = Pick<PlanFacts, 'networks' | 'breakout'>;

type CoverageFacts = Pick<PlanFacts, 'scope' | 'region' | 'coverage'>;

/** Capacity of the id cache; beyond it ids are read again, so that memory is bounded. */
const keptIds = 100_000;

/** Use it inside the writer's transaction: new ids follow the highest stored one. */
export async function openSharedSets(store: EngineQueries) {
  const coverageIds = await openFingerprints<CoverageFacts>(store, 'coverage_set', (added) =>
    insertCoverage(store, added),
  );
  const networkIds = await openFingerprints<NetworkFacts>(store, 'network_set', (added) =>
    insertNetworks(store, added),
  );
  return {
    /** Ids of the plans' sets, in the order of the plans. */
    idsOf: async (plans: readonly PlanFacts[]): Promise<SetIds[]> => {
      const coverage = await coverageIds(plans, (plan) => coverageFingerprint({ ...plan, countries: plan.coverage }));
      const networks = await networkIds(plans, networkFingerprint);
      return plans.map((_, index) => ({
        coverageSetId: coverage[index] ?? 0,
        networkSetId: networks[index] ?? 0,
      }));
    },
    networkIdsOf: (networks: readonly NetworkFacts[]) => networkIds(networks, networkFingerprint),
  };
}

/** A set to store, represented by the first plan that states it. */
interface NewSet<Facts> {
  readonly id: number;
  readonly fingerprint: string;
  readonly plan: Facts;
}

type IdLookUp<Facts> = (plans: readonly Facts[], fingerprintOf: (plan: Facts) => string) => Promise<number[]>;

async function openFingerprints<Facts>(
  store: EngineQueries,
  table: 'coverage_set' | 'network_set',
  insert: (added: readonly NewSet<Facts>[]) => Promise<void>,
): Promise<IdLookUp<Facts>> {
  const ids = new Map<string, number>();
  const { last } = await store.queries
    .selectFrom(table)
    .select((expression) => expression.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  let nextId = Number(last ?? 0) + 1;

  return async (plans, fingerprintOf) => {
    if (ids.size > keptIds) ids.clear();
    const fingerprints = plans.map(fingerprintOf);
    const unknown = new Map<string, Facts>();
    for (const [index, plan] of plans.entries()) {
      const fingerprint = fingerprints[index] ?? '';
      if (!ids.has(fingerprint)) unknown.set(fingerprint, plan);
    }
    for (const row of await findStored(store, table, [...unknown.keys()])) {
      ids.set(row.fingerprint, row.id);
      unknown.delete(row.fingerprint);
    }
    const added = [...unknown].map(([fingerprint, plan]) => ({ id: nextId++, fingerprint, plan }));
    await insert(added);
    for (const { fingerprint, id } of added) ids.set(fingerprint, id);
    return fingerprints.map((fingerprint) => ids.get(fingerprint) ?? 0);
  };
}

const storedStatements = { coverage_set: storedStatement('coverage_set'), network_set: storedStatement('network_set') };

function storedStatement(table: string): RowsStatement {
  return {
    before: `select stored.id, stored.fingerprint from (values`,
    types: ['text'],
    after: `) as wanted cross join ${table} as stored where stored.fingerprint = wanted.column1`,
  };
}

function findStored(store: EngineQueries, table: keyof typeof storedStatements, fingerprints: readonly string[]) {
  return runOverRows<{ id: number; fingerprint: string }>(
    store,
    storedStatements[table],
    fingerprints.map((fingerprint) => [fingerprint]),
  );
}

const coverageInsert = insertStatement('coverage_set', [
  'id',
  'fingerprint',
  'scope',
  'region',
  'countries',
  'country_count',
]);
const destinationInsert = insertStatement('coverage_destination', ['destination', 'coverage_set_id']);

async function insertCoverage(store: EngineQueries, added: readonly NewSet<CoverageFacts>[]): Promise<void> {
  const sets = added.map(({ id, fingerprint, plan: { scope, region, coverage } }) => {
    return [id, fingerprint, scope, region, coverage.join(' '), coverage.length];
  });
  await runOverRows(store, coverageInsert, sets);
  const served = added.flatMap(({ id, plan }) => destinationsServed(plan).map((destination) => [destination, id]));
  await runOverRows(store, destinationInsert, served);
}

const networkInsert = insertStatement('network_set', ['id', 'fingerprint', 'networks', 'breakout', 'best_generation']);
const generationInsert = insertStatement('network_generation', ['network_set_id', 'country', 'generation']);

async function insertNetworks(store: EngineQueries, added: readonly NewSet<NetworkFacts>[]): Promise<void> {
  const sets = added.map(({ id, fingerprint, plan }) => {
    return [id, fingerprint, networksText(plan), plan.breakout.join(' '), bestGeneration(plan.networks)];
  });
  await runOverRows(store, networkInsert, sets);
  const generations = added.flatMap(({ id, plan }) =>
    [...generationsByCountry(plan.networks)].map(([country, generation]) => [id, country, generation]),
  );
  await runOverRows(store, generationInsert, generations);
}

function networkFingerprint(plan: NetworkFacts): string {
  return shortHash(`${networksText(plan)}|${plan.breakout.join(' ')}`);
}

/** Canonical order of keys, whatever their order in the feed. */
function networksText(plan: NetworkFacts): string {
  const networks = plan.networks.map(({ country, operator, generation }) => {
    return { country, operator: operator === null ? null : storableText(operator), generation };
  });
  return JSON.stringify(networks);
}
