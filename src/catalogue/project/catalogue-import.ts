import { readDataVersion } from '#database/data-version.ts';
import { preferLookUps } from '#database/prefer-look-ups.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { pinnedFacts } from '#domain/plan/price-pin.ts';
import type {
  ApplyOptions,
  ImportWatch,
  PastPrice,
  ProviderPlan,
  UnchangedPlans,
} from './catalogue-writer-contract.ts';
import { checkedTime, isSame, seenPlan } from '#catalogue/statements/incoming-plan.ts';
import { highestId, openPastImports, startImportRecord, type PastImports } from '#catalogue/stored/import-records.ts';
import { preparePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';
import { storableText } from '#catalogue/stored/plan-row.ts';
import { priceChanges, pricePoints, type PricePoint } from '#catalogue/stored/price-changes.ts';
import { readOverrides, type Overrides } from '#catalogue/overlays/overrides.ts';
import { keepPlansBefore } from '#catalogue/statements/plan-before.ts';
import { keepFeedPrices } from '#catalogue/overlays/price-pins.ts';
import { openProviderRows, type ProviderRows } from '#catalogue/overlays/provider-rows.ts';
import { saveCheckedAt, savePlans, type PlanToSave } from './save-plans.ts';
import { CatalogueMoved, confirmUnchanged } from '#catalogue/statements/filter-unchanged-plans.ts';
import { openSharedSets, type SharedSets } from './shared-sets.ts';
import {
  findStoredPlans,
  findStoredPrices,
  planKeyText,
  type PlanKey,
  type StoredPlan,
} from '#catalogue/statements/stored-plans.ts';

interface Incoming extends PlanKey {
  /** Slug. */
  readonly provider: string;
  readonly plan: PlanFacts;
  readonly factsHash: string;
  readonly checkedAt: string;
  readonly pastPrices: readonly PastPrice[];
}

interface SortedBatch {
  readonly saved: { readonly incoming: Incoming; readonly id: number; readonly isNew: boolean }[];
  /** Stored versions of the saved plans that are not new. */
  readonly changed: StoredPlan[];
  /** Stored prices of plans that differ, by plan id. */
  readonly before: ReadonlyMap<number, readonly PricePoint[]>;
  readonly checked: { readonly id: number; readonly checkedAt: string }[];
}

/** Initial state of an import: its record, and the ids of new rows. */
interface ImportStart {
  readonly importId: number;
  readonly source: string;
  readonly feed: string;
  readonly providers: ProviderRows;
  readonly sets: SharedSets;
  readonly overrides: Overrides;
  readonly nextPlanId: number;
  readonly watch: ImportWatch | null;
}

/** Starts an import. Use it inside the writer's transaction. */
export async function openImport(store: EngineQueries, options: ApplyOptions): Promise<CatalogueImport> {
  await preferLookUps(store);
  return new CatalogueImport(store, options.now, {
    importId: await startImportRecord(store.queries, { source: options.source, startedAt: options.now.toISOString() }),
    source: options.source,
    feed: options.feed ?? '',
    providers: await openProviderRows(store.queries),
    sets: await openSharedSets(store),
    overrides: await readOverrides(store.queries),
    nextPlanId: (await highestId(store.queries, 'plan')) + 1,
    watch: options.watch ?? null,
  });
}

/** One import within its open transaction: takes plans in batches. */
export class CatalogueImport {
  readonly store: EngineQueries;
  readonly importId: number;
  readonly feed: string;
  readonly overrides: Overrides;
  /** Ids of all plans taken so far. */
  readonly seen = new PlanIdSet();
  readonly counts = { added: 0, changed: 0, unchanged: 0 };
  readonly #now: Date;
  readonly #providers: ProviderRows;
  readonly #sets: SharedSets;
  #nextPlanId: number;
  readonly #pastImports: PastImports;
  readonly #watch: ImportWatch | null;
  /** Changes that readers would see, even if only a newer time. */
  moved = 0;

  constructor(store: EngineQueries, now: Date, start: ImportStart) {
    this.store = store;
    this.importId = start.importId;
    this.feed = start.feed;
    this.#now = now;
    this.#providers = start.providers;
    this.#sets = start.sets;
    this.overrides = start.overrides;
    this.#nextPlanId = start.nextPlanId;
    this.#watch = start.watch;
    this.#pastImports = openPastImports(store.queries, start.source);
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
    await confirmUnchanged(this.store, confirmed, this.#now);
    this.counts.unchanged += ids.size;
    this.moved += confirmed.size;
  }

  async take(batch: readonly ProviderPlan[]): Promise<void> {
    const incoming: Incoming[] = [];
    for (const each of batch) incoming.push(await this.#read(each));
    const sorted = await this.#sortOut(withoutRepeats(incoming));
    const { saved, changed, checked } = sorted;
    const ids = changed.map(({ id }) => id);
    await keepPlansBefore(this.store, this.importId, { ids, pins: this.overrides.pins });
    await savePlans(this.store, await this.#withParts(sorted), this.importId);
    await saveCheckedAt(this.store, checked);
    this.counts.added += saved.length - changed.length;
    this.counts.changed += changed.length;
    this.counts.unchanged += batch.length - saved.length;
    this.moved += saved.length + checked.length;
  }

  async #read(stated: ProviderPlan): Promise<Incoming> {
    const { provider, plan, factsHash, pastPrices = [] } = preparePlan(stated);
    return {
      plan,
      provider: provider.slug,
      providerId: await this.#providers.idOf(provider),
      externalId: storableText(plan.externalId),
      factsHash,
      checkedAt: checkedTime(plan.statedAt, this.#now),
      pastPrices,
    };
  }

  /** Separates plans to save from plans that were only confirmed. */
  async #sortOut(first: readonly Incoming[]): Promise<SortedBatch> {
    const found = await findStoredPlans(this.store, first);
    const differing = first.flatMap((incoming) => {
      const stored = found.get(planKeyText(incoming));
      return stored === undefined || isSame(stored, incoming.factsHash) ? [] : [stored];
    });
    const before = await findStoredPrices(this.store, differing);
    const sorted: SortedBatch = { saved: [], changed: [], checked: [], before };
    for (const incoming of first) {
      const stored = found.get(planKeyText(incoming));
      if (stored === undefined || !this.seen.has(stored.id)) this.#sortOne(sorted, incoming, stored);
    }
    return sorted;
  }

  #sortOne({ saved, changed, checked, before }: SortedBatch, incoming: Incoming, stored: StoredPlan | undefined): void {
    const id = stored?.id ?? this.#nextPlanId++;
    this.seen.add(id);
    const known = { points: before.get(id), pinned: this.overrides.pins.get(id)?.feedPrices };
    this.#watch?.seen(seenPlan(incoming, stored, known));
    if (stored === undefined) {
      saved.push({ incoming, id, isNew: true });
    } else if (!isSame(stored, incoming.factsHash)) {
      saved.push({ incoming, id, isNew: false });
      changed.push(stored);
    } else if (incoming.checkedAt > stored.checked_at || stored.missed_runs > 0) {
      const checkedAt = incoming.checkedAt > stored.checked_at ? incoming.checkedAt : stored.checked_at;
      checked.push({ id, checkedAt });
    }
  }

  async #withParts({ saved, before }: SortedBatch): Promise<PlanToSave[]> {
    const setIds = await this.#sets.idsOf(saved.map(({ incoming }) => incoming.plan));
    const past = await this.#pastImports.idsOf(
      saved.flatMap(({ incoming, isNew }) => (isNew ? incoming.pastPrices.map(({ at }) => at) : [])),
    );
    const updatedAt = this.#now.toISOString();
    for (const { incoming, id } of saved)
      if (this.overrides.pins.has(id)) await keepFeedPrices(this.store.queries, id, { prices: incoming.plan });
    return saved.map(({ incoming, id, isNew }, index) => {
      const { providerId, factsHash, checkedAt, pastPrices } = incoming;
      const plan = pinnedFacts(incoming.plan, this.overrides.pins.get(id));
      // A missing set would violate its foreign key.
      const { coverageSetId = 0, networkSetId = 0 } = setIds[index] ?? {};
      const isShown = this.overrides.isShown(id, providerId);
      const keys = { id, providerId, coverageSetId, networkSetId, factsHash, feed: this.feed, updatedAt, isShown };
      return {
        plan,
        keys,
        checkedAt,
        isNew,
        priceChanges: priceChanges(before.get(id) ?? [], pricePoints(plan)),
        pastPrices: isNew ? pastPrices.map((each) => ({ ...each, importId: past.get(each.at) ?? 0 })) : [],
      };
    });
  }
}

function withoutRepeats(incoming: readonly Incoming[]): Incoming[] {
  const first = new Map<string, Incoming>();
  for (const each of incoming) {
    const key = planKeyText(each);
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}
