import type { ImportWatch, ProviderPlan, UnchangedPlans } from './catalogue-writer-contract.ts';
import { readDataVersion } from '#database/data-version.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { checkedTime } from './checked-time.ts';
import { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';
import { preparePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { storableText } from '#catalogue/stored/plan-row.ts';
import { readSourceRuns } from './source-runs.ts';
import { findKnownPlans, isSame, planKeyText, type KnownPlan } from './known-plans.ts';

interface FilterOptions {
  readonly now: Date;
  /** The operator's name for the source; null: none. */
  readonly source: string | null;
  readonly watch: Pick<ImportWatch, 'seen'>;
}

/** Filters unchanged plans out of a feed. Use it outside the writer's transaction. */
export class UnchangedPlanFilter {
  readonly #store: EngineQueries;
  readonly #options: FilterOptions;
  readonly #now: string;
  readonly #providers = new Map<string, ProviderFacts>();
  readonly #ids = new PlanIdSet();
  readonly #confirmed = new PlanIdSet();
  /** Includes plans that stay in the feed. */
  readonly #seen = new PlanIdSet();
  #providerIds: ReadonlyMap<string, number> = new Map();
  #sourceRuns: ReadonlySet<number> = new Set();
  #version = 0;

  constructor(store: EngineQueries, options: FilterOptions) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now.toISOString();
  }

  /** The filtered-out plans; complete once the feed has ended. */
  get unchanged(): UnchangedPlans {
    return {
      version: this.#version,
      ids: this.#ids,
      confirmed: this.#confirmed,
      providers: this.#providers,
    };
  }

  /** Yields the plans to store, with their fingerprints. */
  async *filter(plans: AsyncIterable<ProviderPlan>): AsyncGenerator<ProviderPlan> {
    this.#version = await readDataVersion(this.#store.queries, 'catalogue');
    const providers = await this.#store.queries.selectFrom('provider').select(['id', 'slug']).execute();
    this.#providerIds = new Map(providers.map(({ id, slug }) => [slug, id]));
    this.#sourceRuns = await readSourceRuns(this.#store.queries, this.#options.source);
    let batch: ProviderPlan[] = [];
    for await (const plan of plans) {
      if (batch.push(preparePlan(plan)) < batchSize) continue;
      yield* await this.#filterBatch(batch);
      batch = [];
    }
    yield* await this.#filterBatch(batch);
  }

  async #filterBatch(batch: readonly ProviderPlan[]): Promise<readonly ProviderPlan[]> {
    const keys = batch.flatMap(({ provider, plan }) => {
      if (!this.#providers.has(provider.slug)) this.#providers.set(provider.slug, provider);
      return this.#keyOf({ provider, plan }) ?? [];
    });
    const found = keys.length === 0 ? new Map<string, KnownPlan>() : await findKnownPlans(this.#store, keys);
    return batch.filter((each) => {
      const key = this.#keyOf(each);
      const stored = key && found.get(planKeyText(key));
      return stored === null || stored === undefined || !this.#removes(each, stored);
    });
  }

  /** Null: its provider is new. */
  #keyOf({ provider, plan }: ProviderPlan): { readonly providerId: number; readonly externalId: string } | null {
    const providerId = this.#providerIds.get(provider.slug);
    return providerId === undefined ? null : { providerId, externalId: storableText(plan.externalId) };
  }

  #removes({ provider, plan, factsHash = '' }: ProviderPlan, stored: KnownPlan): boolean {
    // Of rows that repeat a plan the first counts; the transaction counts the others.
    if (this.#seen.has(stored.id)) return false;
    this.#seen.add(stored.id);
    // A plan that was missed, or that another source has stated, is stated again.
    if (!isSame(stored, factsHash) || stored.missed_runs > 0 || !this.#isOwn(stored)) return false;
    const checkedAt = checkedTime(plan.statedAt, this.#options.now);
    const isNews = checkedAt > stored.checked_at;
    // Times stated by the feed itself are written one by one.
    if (isNews && (checkedAt !== this.#now || checkedAt < stored.checked_at)) return false;
    this.#ids.add(stored.id);
    if (isNews) this.#confirmed.add(stored.id);
    this.#options.watch.seen({ provider: provider.slug, plan, before: plan, wasActive: true, isSame: true });
    return true;
  }

  #isOwn({ run_id: runId }: KnownPlan): boolean {
    return this.#options.source === null || (runId !== null && this.#sourceRuns.has(runId));
  }
}

const batchSize = 500;

/** The catalogue has changed since the unchanged plans were looked up: they have to be compared again. */
export class CatalogueMoved extends Error {
  override readonly name = 'CatalogueMoved';
}
