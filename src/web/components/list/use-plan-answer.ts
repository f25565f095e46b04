import { useEffect, useState } from 'react';
import type { PlanAnswer } from '#domain/plan-detail.ts';
import { usePage } from '#web/components/page-environment.tsx';

/** What only the catalogue knows of a plan, on its way. */
export type PlanLoad =
  | { readonly state: 'idle' | 'loading'; readonly plan: null }
  | { readonly state: 'failed'; readonly plan: null; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly plan: PlanAnswer };

interface Answered {
  readonly address: string;
  readonly attempt: number;
  /** Null: it could not be loaded. */
  readonly plan: PlanAnswer | null;
}

/** Loads one plan when its row is opened. */
export function usePlanAnswer(id: number, isOpen: boolean): PlanLoad {
  const { locale, currency } = usePage().shell;
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const address = planAddress(id, { locale, currency });
  useEffect(() => {
    if (!isOpen) return undefined;
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const plan = await fetchPlan(address, { signal: abort.signal, cache: attempt === 0 ? 'default' : 'reload' });
      if (!abort.signal.aborted) setAnswered({ address, attempt, plan });
    };
    void load();
    return () => abort.abort();
  }, [isOpen, address, attempt]);
  if (answered === null || answered.address !== address || answered.attempt !== attempt)
    return { state: isOpen ? 'loading' : 'idle', plan: null };
  if (answered.plan !== null) return { state: 'loaded', plan: answered.plan };
  return { state: 'failed', plan: null, retry: () => setAttempt(attempt + 1) };
}

function planAddress(id: number, query: { readonly locale: string; readonly currency: string }): string {
  return `/api/plans/${id}?${new URLSearchParams(query).toString()}`;
}

async function fetchPlan(address: string, options: RequestInit): Promise<PlanAnswer | null> {
  try {
    const answer = await fetch(address, options);
    return answer.ok ? ((await answer.json()) as PlanAnswer) : null;
  } catch {
    return null;
  }
}
