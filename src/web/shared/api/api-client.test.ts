import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi, statusOf, warmApi } from './api-client.ts';

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

function answerWith(...answers: readonly (() => Response)[]) {
  const fetch = vi.fn<Fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const fine = (): Response => Response.json({ fine: true });

afterEach(() => vi.unstubAllGlobals());

describe('callApi', () => {
  it('asks below the base, with credentials and the language', async () => {
    const fetch = answerWith(fine);
    expect(await callApi('/providers?hasReview=true', { locale: 'ja', query: { a: 'b c' } })).toEqual({ fine: true });
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/providers?hasReview=true&locale=ja&a=b+c');
    expect(options).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  it.each([
    ['fr', 'fr'],
    ['xx', 'en'],
    ['', 'en'],
  ])('takes the language of a page in "%s" as %s, and the base that the page names', async (lang, locale) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: { api: '/v1/api' } } });
    const fetch = answerWith(fine);
    await callApi('/countries');
    expect(fetch.mock.calls[0]?.[0]).toBe(`/v1/api/countries?locale=${locale}`);
  });

  it('sends JSON', async () => {
    const fetch = answerWith(() => new Response(null, { status: 204 }));
    expect(await callApi('/tracking/set', { method: 'POST', body: { utm_source: 'mail' } })).toBeUndefined();
    const [, options] = fetch.mock.calls[0] ?? [];
    expect(options).toMatchObject({ method: 'POST', body: '{"utm_source":"mail"}' });
    expect(new Headers(options?.headers).get('content-type')).toBe('application/json');
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('reads once more after %i', async (status) => {
    const fetch = answerWith(() => new Response('', { status }), fine);
    expect(await callApi('/countries')).toEqual({ fine: true });
    expect(fetch).toHaveBeenCalledTimes(2);
    const failing = answerWith(...Array.from({ length: 3 }, () => () => new Response('', { status })));
    expect(statusOf(await callApi('/countries').catch((error: unknown) => error))).toBe(status);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 403, 404, 410, 422, 501])('does not read again after %i', async (status) => {
    const fetch = answerWith(() => Response.json({ why: 1 }, { status }), fine);
    await expect(callApi('/countries')).rejects.toMatchObject({ status, data: { why: 1 } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([429, 503])('never writes again after %i', async (status) => {
    const fetch = answerWith(() => new Response('', { status }), fine);
    await expect(callApi('/tracking/set', { method: 'POST', body: {} })).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fails where the answer is no JSON, or there is none', async () => {
    answerWith(() => new Response('<html>'));
    await expect(callApi('/countries')).rejects.toThrow(SyntaxError);
    const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', fetch);
    expect(statusOf(await callApi('/countries').catch((error: unknown) => error))).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('gives up at once when it is told to', async () => {
    const fetch = vi.fn<Fetch>(async (_address, { signal }) => {
      signal?.throwIfAborted();
      return fine();
    });
    vi.stubGlobal('fetch', fetch);
    await expect(callApi('/countries', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('warmApi', () => {
  it('asks for the same address, and reads nothing out of the answer', async () => {
    const fetch = answerWith(() => new Response('no JSON'), fine);
    await warmApi('/destinations/JP/plans?v=1', { locale: 'fr', priority: 'low' });
    await callApi('/destinations/JP/plans?v=1', { locale: 'fr' });
    expect(fetch.mock.calls[0]?.[0]).toBe(fetch.mock.calls[1]?.[0]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ priority: 'low' });
  });
});
