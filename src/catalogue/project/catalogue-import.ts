import { readDataVersion } from '#database/data-version.ts';
import { preferLookUps } from '#database/prefer-look-ups.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { effectivePlan, type EffectivePlan } from '#domain/plan/effective-plan.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { readOverlays, type CatalogueOverlays } from '#catalogue/overlays/plan-overlays.ts';
import { openProviderRows, type ProviderRows } from '#catalogue/overlays/provider-rows.ts';
import { readAbsences } from '#catalogue/statements/absences.ts';
import type {
  ApplyOptions,
  ImportWatch,
  PastPrice,
  ProviderPlan,
  UnchangedPlans,
} from '#catalogue/statements/catalogue-writer-contract.ts';
import { checkedTime } from '#catalogue/statements/checked-time.ts';
import { CatalogueMoved } from '#catalogue/statements/filter-unchanged-plans.ts';
import {
  appendStatements,
  readStatementRows,
  statedFacts,
  type Statement,
  type StatementRow,
} from '#catalogue/statements/plan-statements.ts';
import { readSourceRuns, readStatesReal } from '#catalogue/statements/source-runs.ts';
import {
  findKnownPlans,
  isOffered,
  isSame,
  planKeyText,
  type PlanKey,
  type KnownPlan,
} from '#catalogue/statements/known-plans.ts';
import { highestId, openPastImports, startImportRecord, type PastImports } from '#catalogue/stored/import-records.ts';
import { preparePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';
import { storableText } from '#catalogue/stored/plan-row.ts';
import { priceChanges, pricePoints } from '#catalogue/stored/price-changes.ts';
import { correctSets } from './correct-sets.ts';
import { saveObservations, type Observation } from './observations.ts';
import { findStoredPrices } from './further-prices.ts';
import { confirmUnchanged, saveCheckedAt, savePlans } from './save-plans.ts';
import { openSharedSets, type SharedSets } from './shared-sets.ts';

interface Incoming extends PlanKey {
  /** Slug. */
  readonly provider: string;
  readonly isExample: boolean;
  readonly plan: PlanFacts;
  readonly factsHash: string;
  readonly checkedAt: string;
  readonly pastPrices: readonly PastPrice[];
}

/** An incoming plan whose statement is stored again, and what is stored of it. */
interface StatedAnew {
  readonly incoming: Incoming;
  readonly id: number;
  /** Null: the plan is new. */
  readonly stored: KnownPlan | null;
}

interface SortedBatch {
  /** New, different or offered again. */
  readonly changed: StatedAnew[];
  /** As before, but missed since, or stated by another source. */
  readonly repeated: StatedAnew[];
  readonly checked: { readonly id: number; readonly checkedAt: string }[];
}

/** Initial state of an import: its record, and the ids of new rows. */
interface ImportStart {
  readonly importId: number;
  readonly options: ApplyOptions;
  readonly providers: ProviderRows;
  readonly sets: SharedSets;
  readonly overlays: CatalogueOverlays;
  readonly sourceRuns: ReadonlySet<number>;
  readonly statesReal: boolean;
  readonly nextPlanId: number;
}

/** Starts an import. Use it inside the writer's transaction. */
export async function openImport(store: EngineQueries, options: ApplyOptions): Promise<CatalogueImport> {
  await preferLookUps(store);
  const { queries } = store;
  const { source, sourceName = null, feed = '' } = options;
  const startedAt = options.now.toISOString();
  return new CatalogueImport(store, {
    importId: await startImportRecord(queries, { source, startedAt, sourceName, feed }),
    options,
    providers: await openProviderRows(queries),
    sets: await openSharedSets(store),
    overlays: await readOverlays(queries),
    sourceRuns: await readSourceRuns(queries, sourceName),
    statesReal: await readStatesReal(queries),
    nextPlanId: (await highestId(queries, 'plan')) + 1,
  });
}

/** One import within its open transaction: takes plans in batches. */
export class CatalogueImport {
  readonly store: EngineQueries;
  readonly importId: number;
  readonly feed: string;
  /** Ids of all plans taken so far. */
  readonly seen = new PlanIdSet();
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  /** Whether a real provider had stated something before. */
  readonly statesReal: boolean;
  readonly overlays: CatalogueOverlays;
  readonly now: Date;
  readonly #source: string | null;
  readonly #sourceRuns: ReadonlySet<number>;
  readonly #providers: ProviderRows;
  readonly #sets: SharedSets;
  #nextPlanId: number;
  readonly #pastImports: PastImports;
  readonly watch: ImportWatch | null;
  /** Changes that readers would see, even if only a newer time. */
  moved = 0;

  constructor(store: EngineQueries, start: ImportStart) {
    const { now, source, sourceName = null, feed = '', watch = null } = start.options;
    this.store = store;
    this.importId = start.importId;
    this.feed = feed;
    this.statesReal = start.statesReal;
    this.now = now;
    this.#source = sourceName;
    this.#sourceRuns = start.sourceRuns;
    this.#providers = start.providers;
    this.#sets = start.sets;
    this.overlays = start.overlays;
    this.#nextPlanId = start.nextPlanId;
    this.watch = watch;
    this.#pastImports = openPastImports(store.queries, source);
  }

  /** The providers of the import, slug before id. */
  get providers(): ReadonlyMap<string, number> {
    return this.#providers.seen;
  }

  /** True when the import contains a real offer. */
  get isReal(): boolean {
    return this.#providers.hasRealSeller();
  }

  /** Must be called first. Throws `CatalogueMoved` if the unchanged plans may be outdated. */
  async takeUnchanged({ version, ids, confirmed, providers }: UnchangedPlans): Promise<void> {
    if ((await readDataVersion(this.store.queries, 'catalogue')) !== version)
      throw new CatalogueMoved('the catalogue has changed since the feed was compared with it');
    for (const provider of providers.values()) await this.#providers.idOf(provider);
    for (const [first, last] of ids.ranges()) for (let id = first; id <= last; id += 1) this.seen.add(id);
    await confirmUnchanged(this.store, confirmed, this.now);
    this.counts.unchanged += ids.size;
    this.moved += confirmed.size;
  }

  async take(batch: readonly ProviderPlan[]): Promise<void> {
    const incoming: Incoming[] = [];
    for (const each of batch) incoming.push(await this.#read(each));
    const { changed, repeated, checked } = await this.#sortOut(withoutRepeats(incoming));
    await this.#state(changed, repeated);
    await saveCheckedAt(this.store, [
      ...checked,
      ...repeated.map(({ id, incoming: { checkedAt }, stored }) => {
        return { id, checkedAt: later(checkedAt, stored?.checked_at ?? '') };
      }),
    ]);
    const added = changed.filter(({ stored }) => stored === null || stored.facts_hash === null).length;
    this.counts.added += added;
    this.counts.changed += changed.length - added;
    this.counts.unchanged += batch.length - changed.length;
    this.moved += changed.length + repeated.length + checked.length;
  }

  async #read(stated: ProviderPlan): Promise<Incoming> {
    const { provider, plan, factsHash, pastPrices = [] } = preparePlan(stated);
    return {
      plan,
      provider: provider.slug,
      isExample: provider.example,
      providerId: await this.#providers.idOf(provider),
      externalId: storableText(plan.externalId),
      factsHash,
      checkedAt: checkedTime(plan.statedAt, this.now),
      pastPrices,
    };
  }

  /** Separates plans to state from plans that were only confirmed. */
  async #sortOut(first: readonly Incoming[]): Promise<SortedBatch> {
    const found = await findKnownPlans(this.store, first);
    const sorted: SortedBatch = { changed: [], repeated: [], checked: [] };
    for (const incoming of first) {
      const stored = found.get(planKeyText(incoming)) ?? null;
      if (stored === null || !this.seen.has(stored.id)) this.#sortOne(sorted, incoming, stored);
    }
    return sorted;
  }

  #sortOne({ changed, repeated, checked }: SortedBatch, incoming: Incoming, stored: KnownPlan | null): void {
    const id = stored?.id ?? this.#nextPlanId++;
    this.seen.add(id);
    if (stored === null || !isSame(stored, incoming.factsHash)) {
      changed.push({ incoming, id, stored });
      return;
    }
    const { provider, plan } = incoming;
    this.watch?.seen({ provider, plan, before: plan, wasActive: true, isSame: true });
    const isOwn = this.#source === null || (stored.run_id !== null && this.#sourceRuns.has(stored.run_id));
    if (stored.missed_runs > 0 || !isOwn) repeated.push({ incoming, id, stored });
    else if (incoming.checkedAt > stored.checked_at) checked.push({ id, checkedAt: incoming.checkedAt });
  }

  async #state(changed: readonly StatedAnew[], repeated: readonly StatedAnew[]): Promise<void> {
    const all = [...changed, ...repeated];
    const known = all.flatMap(({ id, stored }) => (stored === null ? [] : [id]));
    const before = await readStatementRows(this.store.queries, known);
    const missed = all.flatMap(({ id, stored }) => ((stored?.missed_runs ?? 0) > 0 ? [id] : []));
    const absences = await readAbsences(this.store.queries, missed);
    for (const each of changed) this.watch?.seen(seenPlan(each, before.get(each.id)));
    const setIds = await this.#sets.idsOf(all.map(({ incoming }) => incoming.plan));
    const statements = all.map(({ id, incoming, stored }, index): Statement => {
      const row = before.get(id);
      const { plan: facts, factsHash } = incoming;
      // A missing set would violate its foreign key.
      const sets = setIds[index] ?? { coverageSetId: 0, networkSetId: 0 };
      const replaced = row && { row, checkedAt: stored?.checked_at ?? '', absences: absences.get(id) ?? [] };
      return { id, facts, sets, factsHash, before: replaced ?? null };
    });
    await this.#saveChanged(changed, statements.slice(0, changed.length));
    await appendStatements(this.store, { runId: this.importId, feed: this.feed }, statements);
  }

  /** Makes plans of what the feed states now and the overlays: `projectPlans`, without reading the facts again. */
  async #saveChanged(changed: readonly StatedAnew[], statements: readonly Statement[]): Promise<void> {
    const moment = { statesReal: this.statesReal || this.isReal, now: this.now };
    const projected = changed.map(({ incoming: { isExample, providerId }, id }, index) => {
      const facts = statements[index]?.facts;
      const stated = facts === undefined ? null : { facts, absences: [], isExample };
      return effectivePlan(stated, this.overlays.of(id, providerId), moment);
    });
    // Examples that real plans have replaced are stated, and not offered.
    const offered = changed.flatMap(({ id, stored, incoming: { isExample } }) =>
      stored !== null && isOffered(stored) && !(isExample && this.statesReal) ? [id] : [],
    );
    const prices = await findStoredPrices(this.store, offered);
    const updatedAt = this.now.toISOString();
    const corrected = await correctSets(
      this.store.queries,
      this.#sets,
      statements.map(({ sets: stated }, index) => ({ stated, correction: projected[index]?.correction ?? null })),
    );
    await savePlans(
      this.store,
      changed.map(({ incoming: { plan, providerId, externalId }, id, stored }, index) => {
        const { facts = plan, isShown = false, pin = null } = projected[index] ?? {};
        const sets = corrected[index] ?? { coverageSetId: 0, networkSetId: 0 };
        return {
          facts,
          keys: { id, providerId, externalId, updatedAt, isShown, pin, ...sets },
          isStored: stored !== null,
        };
      }),
    );
    await saveCheckedAt(
      this.store,
      changed.map(({ id, incoming: { checkedAt } }) => ({ id, checkedAt })),
    );
    await saveObservations(this.store, [
      ...(await this.#pastObservations(changed)),
      ...changed.flatMap(({ id, incoming }, index) => {
        const before = prices.get(id) ?? [];
        return this.#observations({ id, checkedAt: incoming.checkedAt, before, after: projected[index] ?? null });
      }),
    ]);
  }

  #observations({
    id,
    checkedAt,
    before,
    after,
  }: {
    readonly id: number;
    readonly checkedAt: string;
    readonly before: Parameters<typeof priceChanges>[0];
    readonly after: EffectivePlan<PlanFacts> | EffectivePlan<Statement['facts']> | null;
  }): Observation[] {
    const points = after === null ? [] : pricePoints(after.facts);
    return priceChanges(before, points).map(({ kind, currency, units }) => {
      return [id, this.importId, kind, currency, units, checkedAt];
    });
  }

  /** List prices of new plans before this import. */
  async #pastObservations(changed: readonly StatedAnew[]): Promise<Observation[]> {
    const past = changed.flatMap(({ id, stored, incoming }) =>
      stored === null ? incoming.pastPrices.map((each) => ({ id, ...each })) : [],
    );
    const runs = await this.#pastImports.idsOf(past.map(({ at }) => at));
    return past.map(({ id, at, price }) => [id, runs.get(at) ?? 0, 'list', price.currency, price.units, at]);
  }
}

function seenPlan({ incoming: { provider, plan }, stored }: StatedAnew, before: StatementRow | undefined) {
  const wasActive = stored !== null && isOffered(stored);
  return { provider, plan, before: before === undefined ? null : statedFacts(before), wasActive, isSame: false };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function withoutRepeats(incoming: readonly Incoming[]): Incoming[] {
  const first = new Map<string, Incoming>();
  for (const each of incoming) {
    const key = planKeyText(each);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}
