import { facetNames } from '#domain/listing/list-query.ts';
import { readPlanId } from '#domain/plan/plan-id.ts';
import type { OpenPart } from '#web/features/list/state/list-data.ts';

/** The part that the address asks for as open; null: none. */
export function readOpen(query: URLSearchParams): OpenPart | null {
  const asked = query.get('open');
  return [...facetNames, ...(['prices', 'coverage'] as const)].find((name) => name === asked) ?? readPlanId(asked);
}
