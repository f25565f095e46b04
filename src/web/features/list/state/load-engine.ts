import type { PlanColumns } from '#domain/listing/plan-columns.ts';
import { callApi, warmApi } from '#web/shared/api/api-client.ts';
import type { ListData } from './list-data.ts';
import type { ListEngine } from './list-engine.ts';

/** Loads a list's engine once; retries only after a failure. */
export interface EngineLoader {
  /** Null: not loaded yet. */
  readonly loaded: () => ListEngine | null;
  /** Prefetches plans and code into the HTTP cache; failures are left to `load`. */
  readonly prefetch: () => void;
  /** @throws when plans or code cannot be loaded */
  readonly load: () => Promise<ListEngine>;
}

/** The plans of a list take up to four megabytes: only one engine is kept; others are read again from the HTTP cache. */
let releaseLast = (): void => undefined;

export function createEngineLoader({
  plansPath,
  ...page
}: Pick<ListData, 'plansPath' | 'providerSlug' | 'namedPlan' | 'offer'>): EngineLoader {
  let engine: ListEngine | null = null;
  let loading: Promise<ListEngine> | null = null;

  async function fetchEngine(): Promise<ListEngine> {
    const [{ createListEngine }, columns] = await Promise.all([
      import('./list-engine.ts'),
      callApi<PlanColumns>(plansPath),
    ]);
    engine = createListEngine(columns, page);
    releaseLast();
    releaseLast = () => {
      engine = null;
      loading = null;
    };
    return engine;
  }

  return {
    loaded: () => engine,
    prefetch: () => {
      // Already loaded, as on a page restored from the history.
      void (loading ?? Promise.allSettled([import('./list-engine.ts'), warmApi(plansPath, { priority: 'low' })]));
    },
    load: async () => {
      loading ??= fetchEngine();
      try {
        return await loading;
      } catch (error) {
        loading = null;
        throw error;
      }
    },
  };
}
