import { missedSearchLimits, readMissedSearch } from '#domain/site/missed-search.ts';
import { callApi } from '#web/shared/api/api-client.ts';

const reported = new Set<string>();

/** Reports what was searched for in vain, each query once per document. Nothing leaves the browser that is no name. */
export async function reportMissedSearch(typed: string): Promise<void> {
  const query = readMissedSearch(typed.slice(0, missedSearchLimits.sent));
  if (query === null || reported.has(query)) return;
  reported.add(query);
  await callApi('/events/search', { method: 'POST', body: { query }, keepalive: true }).catch(() => undefined);
}
