import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { currencies } from '#domain/money/currencies.ts';
import { flagFolder } from '#server/routes/assets-route.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

interface CurrencyAnswer {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly flag: string;
}

let app: FastifyInstance;

beforeAll(async () => {
  app = await buildTestServer({ context: emptyContext() });
  return () => app.close();
});

async function list(locale: string): Promise<CurrencyAnswer[]> {
  return (await app.inject(`/api/currencies?locale=${locale}`)).json<CurrencyAnswer[]>();
}

describe('GET /api/currencies', () => {
  it('names every currency in the language', async () => {
    const listed = await list('fr');
    expect(listed).toHaveLength(currencies.length);
    expect(listed.find(({ code }) => code === 'JPY')).toEqual({
      code: 'JPY',
      name: 'yen japonais',
      namePlural: 'yens japonais',
      symbol: '¥',
      searches: ['円', 'えん'],
      flag: 'jp',
    });
  });

  it('names a flag that the site has, the one of Europe among them', async () => {
    const listed = await list('en');
    expect(listed.find(({ code }) => code === 'EUR')?.flag).toBe('eu');
    expect(listed.filter(({ flag }) => !existsSync(join(flagFolder(), `${flag}.svg`)))).toEqual([]);
  });

  it('is cacheable for an hour', async () => {
    const answer = await app.inject('/api/currencies');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
  });
});
