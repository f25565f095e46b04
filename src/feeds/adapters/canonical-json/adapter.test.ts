import { describe, expect, it } from 'vitest';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { canonicalJsonAdapter } from './adapter.ts';

const plan = {
  id: 'a',
  provider: 'nori',
  scope: 'local',
  coverage: ['JP'],
  dataType: 'total',
  dataMb: 1000,
  price: { amount: '4.50', currency: 'USD' },
  url: 'https://nori.example/a',
};

function catalogue(provider: Record<string, unknown>, rest: Record<string, unknown> = {}): string {
  return JSON.stringify({ format: 'esim-catalogue/1', plans: [plan], providers: [provider], ...rest });
}

async function providerOf(text: string): Promise<ProviderFacts | null> {
  const [row] = (await readFeedText(canonicalJsonAdapter, text)).rows;
  return row?.result.ok === true ? row.result.value.provider : null;
}

describe('a canonical catalogue in JSON', () => {
  it('is read to its end', async () => {
    const { complete, plans, skips } = await readFeedAt(
      canonicalJsonAdapter,
      'src/feeds/adapters/canonical-json/fixtures/catalogue.json',
    );
    expect([complete, skips]).toEqual([true, []]);
    expect(
      plans.map(({ externalId, scope, price }) => `${externalId} ${scope} ${price.units} ${price.currency}`),
    ).toEqual([
      'jp-5gb-30d local 125000 USD',
      'eu-1gb-daily-7d regional 149900 EUR',
      'us-unl-10d local 330000 USD',
      'global-noexpiry-10gb global 599000 GBP',
    ]);
  });

  it('may list its providers behind its plans', async () => {
    expect(await providerOf(catalogue({ slug: 'nori', name: ' Nori <i>Mobile</i> ' }))).toEqual({
      slug: 'nori',
      name: 'Nori Mobile',
      url: null,
      image: null,
      example: false,
    });
  });

  it('says of a provider whether it is fictional, and where it and its picture are', async () => {
    const facts = {
      slug: 'nori',
      name: 'Nori',
      url: 'https://nori.example/',
      image: '/pictures/nori',
      fictional: true,
    };
    expect(await providerOf(catalogue(facts))).toMatchObject({ url: facts.url, image: facts.image, example: true });
  });

  it('may be fictional as a whole', async () => {
    expect((await providerOf(catalogue({ slug: 'nori', name: 'Nori' }, { demo: true })))?.example).toBe(true);
  });

  it.each([['//evil.example/x'], ['https://nori.example/x'], ['/../x'], ['x'], ['/a b']])(
    'does not take %j for the path of a picture',
    async (image) => {
      expect((await providerOf(catalogue({ slug: 'nori', name: 'Nori', image })))?.image).toBeNull();
    },
  );

  it('does not take another scheme for the address of a provider', async () => {
    expect((await providerOf(catalogue({ slug: 'nori', name: 'Nori', url: 'javascript:alert(1)' })))?.url).toBeNull();
  });

  it('may be empty', async () => {
    const text = '{"format": "esim-catalogue/1", "providers": [], "plans": []}';
    expect((await readFeedText(canonicalJsonAdapter, text)).rows).toEqual([]);
  });

  it('reports entries that are no plans, and goes on', async () => {
    const text = catalogue({ slug: 'nori', name: 'Nori' }, { plans: [null, 7, [], plan] });
    const { skips, plans } = await readFeedText(canonicalJsonAdapter, text);
    expect(skips).toEqual(['not-an-object entry', 'not-an-object entry', 'not-an-object entry']);
    expect(plans).toHaveLength(1);
  });

  it.each([
    ['a wrong slug', { slug: 'Nori Mobile', name: 'Nori' }, 'slug'],
    ['no name', { slug: 'nori' }, 'name'],
    ['a name that is too long', { slug: 'nori', name: 'x'.repeat(81) }, 'name'],
  ])('that lists a provider with %s is refused', async (_what, provider, field) => {
    expect(await refusalOf(canonicalJsonAdapter, catalogue(provider))).toMatch(
      new RegExp(`lists a provider with a wrong ${field} .*: expected a slug`),
    );
  });

  it.each([
    ['names no format', '{"plans": []}', 'it names no format'],
    ['names another format', '{"format": "other/9"}', 'it names the format "other/9"'],
    ['is a list', '[]', 'it names no format'],
    ['is a table', 'provider,id\n', 'it names no format'],
  ])('that %s is refused', async (_what, text, detail) => {
    expect(await refusalOf(canonicalJsonAdapter, text)).toMatch(/is not understood: expected a canonical catalogue/);
    expect(await refusalOf(canonicalJsonAdapter, text)).toContain(detail);
  });

  it('that is cut off is refused', async () => {
    const text = catalogue({ slug: 'nori', name: 'Nori' });
    expect(await refusalOf(canonicalJsonAdapter, text.slice(0, -30))).toMatch(/is not complete JSON: it is cut off/);
  });
});
