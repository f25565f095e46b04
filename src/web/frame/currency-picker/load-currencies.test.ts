import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCurrencies } from './load-currencies.ts';

afterEach(() => vi.unstubAllGlobals());

describe('loadCurrencies', () => {
  it('asks once for each language', async () => {
    const fetch = vi.fn<(address: string) => Promise<Response>>(async (address) => Response.json([{ code: address }]));
    vi.stubGlobal('fetch', fetch);
    await Promise.all([loadCurrencies('fr'), loadCurrencies('fr'), loadCurrencies('ja')]);
    expect(await loadCurrencies('fr')).toEqual([{ code: '/api/currencies?locale=fr' }]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('asks again after a failure', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(loadCurrencies('it')).rejects.toThrow('503');
    vi.stubGlobal('fetch', async () => Response.json([]));
    expect(await loadCurrencies('it')).toEqual([]);
  });
});
