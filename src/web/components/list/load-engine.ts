import type { PlanColumns } from '#domain/listing/plan-columns.ts';
import { callApi, warmApi } from '#web/components/page/api-client.ts';
import type { ListData } from './list-data.ts';
import type { ListEngine } from '#domain/listing/remember-views.ts';

/** Gives the engine of a list: loads it once, and again only after a failure. */
export interface EngineLoader {
  /** Null: not there yet. */
  readonly loaded: () => ListEngine | null;
  /** Brings plans and code into the browser's cache, where they cost nothing; what cannot be had is left to `load`. */
  readonly fetchAhead: () => void;
  /** @throws when plans or code cannot be loaded */
  readonly load: () => Promise<ListEngine>;
}

export function createEngineLoader({
  plansPath,
  providerSlug,
}: Pick<ListData, 'plansPath' | 'providerSlug'>): EngineLoader {
  let engine: ListEngine | null = null;
  let loading: Promise<ListEngine> | null = null;

  async function fetchEngine(): Promise<ListEngine> {
    const [{ createListEngine }, columns] = await Promise.all([
      import('./list-engine.ts'),
      callApi<PlanColumns>(plansPath),
    ]);
    engine = createListEngine(columns, providerSlug);
    return engine;
  }

  return {
    loaded: () => engine,
    fetchAhead: () => {
      // They may be here, as on a page that comes back from the history.
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
