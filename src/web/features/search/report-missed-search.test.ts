import { beforeEach, expect, it, vi } from 'vitest';
import { reportMissedSearch } from './report-missed-search.ts';

const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  return () => vi.unstubAllGlobals();
});

const sent = () => fetch.mock.calls.map(([, { body }]) => body);

it('reports each query once, as it is counted', async () => {
  for (const typed of ['Atlantis', ' atlantis ', 'Árcadia']) await reportMissedSearch(typed);
  expect(sent()).toEqual(['{"query":"atlantis"}', '{"query":"arcadia"}']);
});

it('sends nothing that is no name', async () => {
  for (const typed of ['ann@example.org', '0123456789', 'x'.repeat(5000)]) await reportMissedSearch(typed);
  expect(sent()).toEqual([]);
});

it('takes a failure in silence', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  await expect(reportMissedSearch('lemuria')).resolves.toBeUndefined();
});
