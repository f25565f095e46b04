import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { PlanFacts } from '#domain/plan.ts';
import type { ApplyCounts, ApplyOptions, ProviderPlan } from './catalogue-writer-contract.ts';
import { hashFacts, normalisePlan } from './plan-facts-hash.ts';
import { PlanIdSet } from './plan-id-set.ts';
import { storableText } from './plan-row.ts';
import { priceChanges, pricePoints } from './price-changes.ts';
import { openProviderRows } from './provider-rows.ts';
import { saveCheckedAt, savePlans, type PlanToSave } from './save-plans.ts';
import { openSharedSets } from './shared-sets.ts';
import { findStoredPlans, findStoredPrices, planKeyText, type PlanKey, type StoredPlan } from './stored-plans.ts';

type TakenCounts = Omit<ApplyCounts, 'withdrawn'>;

/** One import while its transaction is open. */
export interface Import {
  readonly store: EngineQueries;
  readonly importId: number;
  /** Ids of all plans taken so far. */
  readonly seen: PlanIdSet;
  take(batch: readonly ProviderPlan[]): Promise<void>;
  counts(): TakenCounts;
  providerIds(): readonly number[];
  /** True when readers would see something else than before, be it only a newer time. */
  wasAnythingSeen(): boolean;
}

interface Incoming extends PlanKey {
  readonly plan: PlanFacts;
  readonly factsHash: string;
  readonly checkedAt: string;
}

/** Starts an import: its record, and the ids that new rows will get. Use it inside the writer's transaction. */
export async function openImport(store: EngineQueries, options: ApplyOptions): Promise<Import> {
  const { queries } = store;
  const importId = await startRecord(queries, options);
  const providers = await openProviderRows(queries);
  const sets = await openSharedSets(store);
  const seen = new PlanIdSet();
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const nowText = options.now.toISOString();
  let nextPlanId = (await highestId(queries, 'plan')) + 1;
  let moved = 0;

  async function read({ provider, plan: stated }: ProviderPlan): Promise<Incoming> {
    const plan = normalisePlan(stated);
    return {
      plan,
      providerId: await providers.idOf(provider),
      externalId: storableText(plan.externalId),
      factsHash: hashFacts(plan),
      checkedAt: checkedTime(plan.statedAt, options.now),
    };
  }

  async function toSave(incoming: Incoming, stored: StoredPlan | undefined): Promise<Omit<PlanToSave, 'priceChanges'>> {
    const id = stored?.id ?? nextPlanId++;
    seen.add(id);
    const { plan, providerId, factsHash, checkedAt } = incoming;
    const coverageSetId = await sets.coverageSetId(plan);
    const networkSetId = await sets.networkSetId(plan);
    const keys = { id, providerId, coverageSetId, networkSetId, factsHash, checkedAt, updatedAt: nowText };
    return { plan, keys, isNew: stored === undefined };
  }

  async function take(batch: readonly ProviderPlan[]): Promise<void> {
    const incoming: Incoming[] = [];
    for (const each of batch) incoming.push(await read(each));
    const first = withoutRepeats(incoming);
    const storedByKey = await findStoredPlans(store, first);
    const saved: Omit<PlanToSave, 'priceChanges'>[] = [];
    const changed: StoredPlan[] = [];
    const checked: { id: number; checkedAt: string }[] = [];
    for (const each of first) {
      const stored = storedByKey.get(planKeyText(each));
      if (stored !== undefined && seen.has(stored.id)) continue;
      if (stored !== undefined && isSame(stored, each)) {
        seen.add(stored.id);
        if (each.checkedAt > stored.checked_at) checked.push({ id: stored.id, checkedAt: each.checkedAt });
        continue;
      }
      if (stored !== undefined) changed.push(stored);
      saved.push(await toSave(each, stored));
    }
    const before = await findStoredPrices(store, changed);
    const withPrices = saved.map((each) => ({
      ...each,
      priceChanges: priceChanges(before.get(each.keys.id) ?? [], pricePoints(each.plan)),
    }));
    await savePlans(store, withPrices, importId);
    await saveCheckedAt(store, checked);
    counts.added += saved.length - changed.length;
    counts.changed += changed.length;
    counts.unchanged += batch.length - saved.length;
    moved += saved.length + checked.length;
  }

  return {
    store,
    importId,
    seen,
    take,
    counts: () => counts,
    providerIds: () => providers.seenIds(),
    wasAnythingSeen: () => moved > 0,
  };
}

function isSame(stored: StoredPlan, incoming: Incoming): boolean {
  return stored.active === 1 && stored.facts_hash === incoming.factsHash;
}

function withoutRepeats(incoming: readonly Incoming[]): Incoming[] {
  const first = new Map<string, Incoming>();
  for (const each of incoming) {
    const key = planKeyText(each);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

/** When the price was right: as the feed says, but never in the future; else now. ISO 8601 in UTC. */
function checkedTime(statedAt: string | null, now: Date): string {
  const stated = statedAt === null ? Number.NaN : Date.parse(statedAt);
  return (stated <= now.getTime() ? new Date(stated) : now).toISOString();
}

async function highestId(queries: Queries, table: 'plan' | 'import_run'): Promise<number> {
  const { last } = await queries
    .selectFrom(table)
    .select((expression) => expression.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

async function startRecord(queries: Queries, options: ApplyOptions): Promise<number> {
  const id = (await highestId(queries, 'import_run')) + 1;
  const none = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
  const row = { id, source: storableText(options.source), started_at: options.now.toISOString(), ...none };
  await queries.insertInto('import_run').values(row).execute();
  return id;
}
