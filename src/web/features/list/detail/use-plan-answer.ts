import { useEffect, useState } from 'react';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { callApi } from '#web/shared/api/api-client.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';

/** Loading state of a plan's details from the catalogue. */
export type PlanLoad =
  | { readonly state: 'loading'; readonly plan: null }
  | { readonly state: 'failed'; readonly plan: null; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly plan: PlanAnswer };

interface Answered {
  readonly asked: string;
  readonly attempt: number;
  /** Null: failed to load. */
  readonly plan: PlanAnswer | null;
}

/** Loads the plan of an opened row. */
export function usePlanAnswer(id: number): PlanLoad {
  const { locale, currency } = usePage().shell;
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const asked = [id, locale, currency].join();
  const isAnswered = answered?.asked === asked && answered.attempt === attempt;
  useEffect(() => {
    // A kept page has its response already.
    if (isAnswered) return undefined;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const cache = attempt === 0 ? 'default' : 'reload';
      const call = { locale, query: { currency }, signal: abort.signal, cache } as const;
      const plan = await callApi<PlanAnswer>(`/plans/${id}`, call).catch(() => null);
      if (!abort.signal.aborted) setAnswered({ asked, attempt, plan });
    };
    void load();
    return () => abort.abort();
  }, [isAnswered, asked, id, locale, currency, attempt]);
  if (answered === null || !isAnswered) return { state: 'loading', plan: null };
  if (answered.plan !== null) return { state: 'loaded', plan: answered.plan };
  return { state: 'failed', plan: null, retry: () => setAttempt(attempt + 1) };
}
