import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadProviders } from './load-providers.ts';

afterEach(() => vi.unstubAllGlobals());

describe('loadProviders', () => {
  it('asks again after a failure, and then only once', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(loadProviders('en')).rejects.toThrow('503');
    const fetch = vi.fn<(address: string) => Promise<Response>>(async () => Response.json([{ _id: 'p1' }]));
    vi.stubGlobal('fetch', fetch);
    await Promise.all([loadProviders('en'), loadProviders('en')]);
    expect(await loadProviders('en')).toEqual([{ _id: 'p1' }]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/providers?locale=en']);
  });
});
