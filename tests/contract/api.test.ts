import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { findCountry } from '#domain/place/countries.ts';
import { locales } from '#domain/kernel/locale.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { engines } from '#tests/support/database.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { useStoredSite } from './stored-site.ts';

const site = { name: 'Roamchart', origin: 'http://localhost:3000', contactEmail: null, operatorName: null };
const now = new Date('2026-11-20T09:00:00Z');

function countries(...codes: string[]): { readonly coverage: readonly CountryCode[] } {
  return { coverage: codes as CountryCode[] };
}

describe.each(engines)('the API on %s', (engine) => {
  const stored = useStoredSite(engine, { site, now: () => now }, async (rooms) => {
    const bee = makeProvider({ slug: 'bee' as ProviderSlug, name: 'Bee', image: '/assets/pictures/provider/bee' });
    const acme = makeProvider({ slug: 'acme' as ProviderSlug, name: 'Acme', image: null });
    await rooms.writer.apply(
      [
        ...plansOf(bee, countries('JP'), countries('JP'), { ...countries('FR', 'IT'), scope: 'regional' }),
        ...plansOf(acme, countries('JP')),
      ],
      { source: 'test', now, dryRun: false, withdrawMissing: true },
    );
  });

  async function get<Answer>(url: string): Promise<Answer> {
    const answer = await stored.app.inject(url);
    expect(answer.statusCode, url).toBe(200);
    return answer.json<Answer>();
  }

  it('counts the providers that sell a plan for a country, each once', async () => {
    const listed = await get<{ code: string; providerNumber: number }[]>('/api/countries');
    const active = listed.filter(({ providerNumber }) => providerNumber > 0);
    expect(Object.fromEntries(active.map(({ code, providerNumber }) => [code, providerNumber]))).toEqual({
      JP: 2,
      FR: 1,
      IT: 1,
    });
  });

  it('lists providers by name, each with the same id every time', async () => {
    const listed = await get<{ _id: string; name: string; image: string | null }[]>('/api/providers');
    expect(listed).toEqual([
      { _id: expect.stringMatching(/\S/), name: 'Acme', image: null },
      { _id: expect.stringMatching(/\S/), name: 'Bee', image: '/assets/pictures/provider/bee' },
    ]);
    expect(new Set(listed.map(({ _id }) => _id)).size).toBe(2);
    expect(await get('/api/providers')).toEqual(listed);
  });

  it('lists only reviewed providers when asked to', async () => {
    expect(await get('/api/providers?hasReview=true')).toEqual([]);
  });

  it.each(locales)('names countries in %s', async (locale) => {
    const listed = await get<{ code: string; name: string }[]>(`/api/countries?locale=${locale}`);
    expect(listed.find(({ code }) => code === 'JP')?.name).toBe(findCountry('JP')?.name[locale]);
  });

  it('sends the same bytes in the same order again, so that copies stay valid', async () => {
    const first = await stored.app.inject('/api/countries?locale=ja');
    const second = await stored.app.inject('/api/countries?locale=ja');
    expect(second.headers['etag']).toBe(first.headers['etag']);
  });

  it('makes a list once for all who ask alike, however they write it, and again when the catalogue has changed', async () => {
    const read = vi.spyOn(stored.rooms.context.catalogue, 'destinationStats');
    const listOf = async (query: string) => (await stored.app.inject(`/api/countries?locale=es${query}`)).body;
    const first = await listOf('&currency=JPY');
    for (let nonsense = 0; nonsense < 3; nonsense += 1)
      expect(await listOf(`&nonsense=${nonsense}&currency=JPY`)).toBe(first);
    expect(read).toHaveBeenCalledTimes(1);
    await listOf('&currency=EUR');
    expect(read).toHaveBeenCalledTimes(2);
    const cedar = makeProvider({ slug: 'cedar' as ProviderSlug, name: 'Cedar', image: null });
    const update = { source: 'more', now, dryRun: false, withdrawMissing: false };
    await stored.rooms.writer.apply(plansOf(cedar, countries('IT')), update);
    const changed = JSON.parse(await listOf('&currency=JPY')) as { code: string; providerNumber: number }[];
    expect(changed.find(({ code }) => code === 'IT')?.providerNumber).toBe(2);
    read.mockRestore();
  });

  it('sends a list from memory in the coding that is asked for, to HEAD, and not to who has it', async () => {
    const ask = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
      stored.app.inject({ method, url: '/api/countries', headers });
    const plain = await ask('GET', {});
    const brotli = await ask('GET', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      etag: plain.headers['etag'],
    });
    const head = await ask('HEAD', { 'accept-encoding': 'br' });
    expect([head.body, head.headers['content-length']]).toEqual(['', brotli.headers['content-length']]);
    const unchanged = await ask('GET', { 'if-none-match': String(plain.headers['etag']) });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers['content-type']]).toEqual([304, '', undefined]);
  });
});

describe('every call', () => {
  it('answers only what its description allows, whatever is in the catalogue', async () => {
    const app = await buildTestServer();
    const document = (await app.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
    const read = Object.entries(document.paths).filter(([, methods]) => 'get' in methods);
    for (const [path] of read) {
      for (const locale of locales) {
        const answer = await app.inject(`${path.replaceAll(/\{\w+\}/g, '1')}?locale=${locale}`);
        // There is no plan and no destination called 1.
        expect([answer.statusCode, answer.headers['content-type']], path).toEqual([
          path.includes('{') ? 404 : 200,
          'application/json; charset=utf-8',
        ]);
      }
    }
    await app.close();
  });
  it('of pages ignores what it does not know, and one below /v1 refuses it, as the description says', async () => {
    const app = await buildTestServer();
    const document = (await app.inject('/api/openapi.json')).json() as {
      info: { description: string };
      paths: Record<string, object>;
    };
    expect(document.info.description).toMatch(/ignore unknown query parameters, and read an unknown `locale` as `en`/);
    expect(document.info.description).toMatch(/refuse unknown parameters and languages/);
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      (['get', 'post'] as const).filter((method) => method in methods).map((method) => [method, path] as const),
    );
    for (const [method, path] of calls) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const statusOf = async (query: string) => (await app.inject({ method, url: url + query })).statusCode;
      const expected = path.startsWith('/api/v1/') ? 400 : await statusOf('');
      for (const query of ['?locale=xx', '?no_such_key=1', '?locale=xx&no_such_key=1'])
        expect([method, path, query, await statusOf(query)]).toEqual([method, path, query, expected]);
    }
    await app.close();
  });
});
