import type { KnownPlans, ImportWatch, ProviderPlan } from './catalogue-writer-contract.ts';
import { readDataVersion } from '#database/data-version.ts';
import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { checkedTime, isSame, metPlan } from './incoming-plan.ts';
import { PlanIdSet } from './plan-id-set.ts';
import { preparePlan } from './plan-facts-hash.ts';
import { storableText } from './plan-row.ts';
import { findStoredPlans, planKeyText, type StoredPlan } from './stored-plans.ts';

interface FilterOptions {
  readonly now: Date;
  readonly watch: Pick<ImportWatch, 'met'>;
}

/** Takes what is known already out of a feed. Use it outside the writer's transaction. */
export class UnchangedPlanFilter {
  readonly #store: EngineQueries;
  readonly #options: FilterOptions;
  readonly #now: string;
  readonly #providers = new Map<string, ProviderFacts>();
  readonly #ids = new PlanIdSet();
  readonly #confirmed = new PlanIdSet();
  /** Also of those that are left in the feed. */
  readonly #met = new PlanIdSet();
  #providerIds: ReadonlyMap<string, number> = new Map();
  #version = 0;

  constructor(store: EngineQueries, options: FilterOptions) {
    this.#store = store;
    this.#options = options;
    this.#now = options.now.toISOString();
  }

  /** What was taken out of the feed; all of it once the feed has come to its end. */
  get known(): KnownPlans {
    return {
      version: this.#version,
      ids: this.#ids,
      confirmed: this.#confirmed,
      providers: this.#providers,
    };
  }

  /** The plans that have to be stored, with their fingerprints. */
  async *filter(plans: AsyncIterable<ProviderPlan>): AsyncGenerator<ProviderPlan> {
    this.#version = await readDataVersion(this.#store.queries, 'catalogue');
    const providers = await this.#store.queries.selectFrom('provider').select(['id', 'slug']).execute();
    this.#providerIds = new Map(providers.map(({ id, slug }) => [slug, id]));
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
    const stored = keys.length === 0 ? new Map<string, StoredPlan>() : await findStoredPlans(this.#store, keys);
    return batch.filter((each) => {
      const key = this.#keyOf(each);
      const known = key && stored.get(planKeyText(key));
      return known === null || known === undefined || !this.#takesOut(each, known);
    });
  }

  /** Null: its provider is new. */
  #keyOf({ provider, plan }: ProviderPlan): { readonly providerId: number; readonly externalId: string } | null {
    const providerId = this.#providerIds.get(provider.slug);
    return providerId === undefined ? null : { providerId, externalId: storableText(plan.externalId) };
  }

  #takesOut({ provider, plan, factsHash = '' }: ProviderPlan, known: StoredPlan): boolean {
    // Of rows that repeat a plan the first counts; the transaction counts the others.
    if (this.#met.has(known.id)) return false;
    this.#met.add(known.id);
    if (!isSame(known, factsHash)) return false;
    const checkedAt = checkedTime(plan.statedAt, this.#options.now);
    const isNews = checkedAt > known.checked_at || known.missed_runs > 0;
    // Times that the feed states itself are written one by one.
    if (isNews && (checkedAt !== this.#now || checkedAt < known.checked_at)) return false;
    this.#ids.add(known.id);
    if (isNews) this.#confirmed.add(known.id);
    this.#options.watch.met(metPlan({ provider: provider.slug, plan, factsHash }, known));
    return true;
  }
}

const batchSize = 500;

/** Plans of a feed that were seen again at one time. Use it inside the writer's transaction. */
export async function confirmKnown(store: EngineQueries, confirmed: PlanIdSet, at: Date): Promise<void> {
  const confirmSpans: RowsStatement = {
    before: `update plan_check set checked_at = '${at.toISOString()}', missed_runs = 0, unconfirmed = 0 from (values`,
    types: ['integer', 'integer'],
    after: ') as span where plan_check.plan_id between span.column1 and span.column2',
  };
  await runOverRows(store, confirmSpans, [...confirmed.spans()]);
}

/** Something else has changed the catalogue since the known plans were looked up: they have to be looked at again. */
export class CatalogueMoved extends Error {
  override readonly name = 'CatalogueMoved';
}
