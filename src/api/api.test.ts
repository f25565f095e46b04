import { describe, expect, it } from 'vitest';
import type { DestinationStat, ProviderSummary } from '#catalogue/read/catalogue-reader.ts';
import { locales } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { openTestServer, emptyContext } from '#tests/support/server-parts.ts';

function stat(destination: string, providerCount: number): DestinationStat {
  return {
    destination: destination as DestinationKey,
    providerCount,
    planCount: providerCount * 3,
    checkedAt: '',
    changedAt: '',
  };
}

const acme: ProviderSummary = {
  publicId: '5f0c',
  slug: 'acme' as ProviderSlug,
  name: 'Acme',
  image: '/assets/pictures/provider/acme',
  url: 'https://acme.example',
  example: true,
  planCount: 1,
};

async function call(url: string, catalogue: Parameters<typeof emptyContext>[0] = {}) {
  const app = await openTestServer({ context: emptyContext(catalogue) });
  return app.inject(url);
}

interface CountryAnswer {
  readonly code: string;
  readonly name: string;
  readonly providerNumber: number;
}

describe('GET /api/countries', () => {
  const destinationStats = async (): Promise<DestinationStat[]> => [stat('JP', 40), stat('AQ', 9), stat('europe', 80)];

  it('gives every field of the specification', async () => {
    const answer = await call('/api/countries?locale=ja', { catalogue: { destinationStats } });
    const japan = (answer.json() as CountryAnswer[]).find(({ code }) => code === 'JP');
    expect(japan).toEqual({
      slug: 'japan',
      code: 'JP',
      alpha3: 'JPN',
      name: '日本',
      region: 'asia',
      subregions: ['east-asia'],
      providerNumber: 40,
      emojiFlag: '🇯🇵',
      image: {
        big: { path: '/assets/pictures/country/jp-big.svg' },
        medium: { path: '/assets/pictures/country/jp-medium.svg' },
        small: { path: '/assets/pictures/country/jp-small.svg' },
      },
      path: '/japan',
      searches: expect.arrayContaining([
        'Japan',
        'Japon',
        'Japón',
        'Giappone',
        'Nippon',
        'Nihon',
        '日',
        '日本国',
        'Nagano',
      ]),
      readings: ['ニホン', 'ニッポン'],
      airports: [],
      parts: expect.arrayContaining([
        {
          slug: 'tokyo',
          name: '東京',
          searches: expect.arrayContaining(['Tokio']),
          airports: ['NRT', 'HND', 'TYO'],
          rank: expect.any(Number),
        },
      ]),
      planCount: 120,
      from: null,
    });
  });

  it('lists every inhabited country, with 0 providers where no plan is sold, and no uninhabited one', async () => {
    const answer = (await call('/api/countries', { catalogue: { destinationStats } })).json() as CountryAnswer[];
    expect(answer).toHaveLength(countries.filter(({ inhabited }) => inhabited).length);
    expect(answer.filter(({ providerNumber }) => providerNumber > 0).map(({ code }) => code)).toEqual(['JP']);
  });

  it('begins with the most visited countries, whatever is sold there', async () => {
    const answer = (await call('/api/countries', { catalogue: { destinationStats } })).json() as CountryAnswer[];
    expect(answer.slice(0, 3).map(({ code }) => code)).toEqual(['FR', 'ES', 'US']);
  });

  it('orders countries without a rank by providers, then by their names in the language', async () => {
    const all = (await call('/api/countries?locale=fr')).json() as CountryAnswer[];
    const last = all.slice(-3);
    const names = new Intl.Collator('fr');
    expect(last.map(({ name }) => name)).toEqual(last.map(({ name }) => name).toSorted(names.compare));
    const code = last[2]?.code ?? '';
    const raised = await call('/api/countries?locale=fr', {
      catalogue: { destinationStats: async () => [stat(code, 1)] },
    });
    const places = (raised.json() as CountryAnswer[]).map((country) => country.code);
    expect(places.indexOf(code)).toBeLessThan(all.length - 3);
  });

  it('is cacheable for a minute and revalidated by entity tag', async () => {
    const app = await openTestServer();
    const first = await app.inject('/api/countries');
    expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600');
    const again = await app.inject({
      url: '/api/countries',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('refuses a currency that does not exist, and says why', async () => {
    const answer = await call('/api/countries?currency=ZZZ');
    expect(answer.statusCode).toBe(400);
    const message = 'Parameter "currency": must be a known currency code.';
    expect(answer.json()).toEqual({ error: { code: 'bad_request', message } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('hides why the database failed', async () => {
    const failing = async (): Promise<never> => {
      throw new Error('password of the database');
    };
    const answer = await call('/api/countries', { catalogue: { destinationStats: failing } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: { code: 'internal_error', message: 'Something went wrong on our side.' } });
  });
});

describe('GET /api/providers', () => {
  it('gives id, name and base path of the picture', async () => {
    const answer = await call('/api/providers?locale=it', {
      catalogue: { providers: async () => [acme, { ...acme, publicId: '5f0d', name: 'Bee', image: null }] },
    });
    expect(answer.json()).toEqual([
      { _id: '5f0c', name: 'Acme', image: '/assets/pictures/provider/acme' },
      { _id: '5f0d', name: 'Bee', image: null },
    ]);
  });

  it.each([
    ['', false],
    ['?hasReview=false', false],
    ['?hasReview=true', true],
  ])('with "%s" asks for reviewed ones: %s', async (query, hasReview) => {
    const asked: unknown[] = [];
    await call(`/api/providers${query}`, {
      catalogue: {
        providers: async (filter) => {
          asked.push(filter);
          return [];
        },
      },
    });
    expect(asked).toEqual([{ hasReview }]);
  });

  it('refuses another value', async () => {
    const answer = await call('/api/providers?hasReview=1');
    expect(answer.json()).toEqual({
      error: { code: 'bad_request', message: 'Parameter "hasReview": must be true or false.' },
    });
  });
});

describe('Calls of pages', () => {
  const reads = ['countries', 'regions', 'currencies', 'providers'];

  it.each(reads)('GET /api/%s answers in English when the locale is unknown', async (path) => {
    const { body } = await call(`/api/${path}?locale=en`);
    for (const query of ['locale=de', 'locale=', 'locale=JA', 'locale=en&locale=ja']) {
      const answer = await call(`/api/${path}?${query}`);
      expect([query, answer.statusCode, answer.body]).toEqual([query, 200, body]);
    }
  });

  it.each(reads)('GET /api/%s ignores unknown parameters', async (path) => {
    expect((await call(`/api/${path}?lang=ja&utm_source=mail&__proto__=1`)).statusCode).toBe(200);
  });

  it.each(['destinations', 'providers', 'plans', 'rules'])('GET /api/v1/%s stays strict', async (path) => {
    const locale = await call(`/api/v1/${path}?locale=de`);
    expect([locale.statusCode, locale.json()]).toEqual([
      400,
      { error: { code: 'bad_request', message: `Parameter "locale": must be one of ${locales.join(', ')}.` } },
    ]);
    const key = await call(`/api/v1/${path}?lang=ja`);
    expect([key.statusCode, key.json()]).toEqual([
      400,
      { error: { code: 'bad_request', message: 'Unrecognized key: "lang".' } },
    ]);
  });
});

/** A schema of OpenAPI, or anything else in its document. */
interface Node {
  readonly [key: string]: unknown;
  readonly type?: unknown;
  readonly anyOf?: readonly Node[];
  readonly description?: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function mayBeNull({ type, anyOf = [] }: Node): boolean {
  return [type].flat().includes('null') || anyOf.some(mayBeNull);
}

/** Properties that may be null and do not say what that means, by their place in the document. */
function unexplainedNulls(node: Node, place: string): readonly string[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (!isNode(value)) return [];
    const here = `${place} ${key}`;
    const isUnexplained = place.endsWith(' properties') && mayBeNull(value) && value.description === undefined;
    return [...(isUnexplained ? [here] : []), ...unexplainedNulls(value, here)];
  });
}

describe('GET /api/openapi.json', () => {
  it('says of every value that may be null what that means', async () => {
    const document = (await call('/api/openapi.json')).json() as Node;
    expect(unexplainedNulls(document, '')).toEqual([]);
    const planted = { properties: { refund: { anyOf: [{ type: 'string' }, { type: 'null' }] } } };
    expect(unexplainedNulls(planted, '')).toEqual([' properties refund']);
  });

  it('describes every call from the schemas that check it', async () => {
    const document = (await call('/api/openapi.json')).json() as {
      openapi: string;
      servers: unknown;
      paths: Record<string, { get: { parameters: { name: string; schema: object }[]; responses: object } }>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'http://localhost:3000' }]);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/countries', '/api/regions', '/api/currencies', '/api/providers']),
    );
    const providers = document.paths['/api/providers']?.get;
    expect(providers?.parameters.map(({ name }) => name)).toEqual(['locale', 'hasReview']);
    const localeIn = (path: string) => document.paths[path]?.get.parameters.find(({ name }) => name === 'locale');
    expect(localeIn('/api/providers')).toMatchObject({
      required: false,
      description: 'Language of names; any other value is read as `en`.',
      schema: { enum: locales, default: 'en' },
    });
    expect(localeIn('/api/v1/plans')).toMatchObject({ description: 'Language of names.' });
    expect(Object.keys(providers?.responses ?? {})).toEqual(['200', '400', '429']);
  });
});
