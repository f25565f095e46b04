import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { failure, success } from '#domain/kernel/result.ts';
import { noOptions, openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { makePlan, makeProvider } from '#tests/support/plan-factory.ts';
import { chooseProvider, defineAdapter, providerNamedAfter, type FeedOptions, type MappedRow } from './feed-adapter.ts';
import { parseOfferUrl } from './offer-url.ts';
import { skip } from '#feeds/read/skip-reason.ts';

const provider = makeProvider({ slug: 'nori' as ProviderSlug });

/** An adapter whose rows are ids; `bad` is skipped. */
const adapter = defineAdapter<string>({
  expected: 'a list of ids',
  feed: 'ids',
  read: async (file) => ({ complete: false, rows: idsIn(file.head) }),
  map: (id) =>
    id === 'bad'
      ? failure(skip('bad-value', 'id', id))
      : success({
          provider,
          leftOut: [],
          namedProvider: null,
          plan: makePlan({
            externalId: id,
            name: id === 'named' ? 'Nori 1 GB' : id,
            ...(id === 'long' && {
              price: { units: 41_200, currency: 'USD' as CurrencyCode, sent: '4.12345' } as Money,
            }),
            url: id === 'own' ? 'https://own.example/' : null,
          }),
        }),
});

async function* idsIn(text: string) {
  for (const [index, wire] of text.split(',').entries()) yield { number: index + 1, wire };
}

async function read(text: string, options: FeedOptions = noOptions): Promise<MappedRow[]> {
  using file = writeTemporaryFile(text);
  const feed = await adapter.open(await openTestFile(file.path), options);
  const rows: MappedRow[] = [];
  for await (const row of feed.rows) rows.push(row);
  return rows;
}

describe('an adapter', () => {
  it('maps row by row and keeps their numbers', async () => {
    const rows = await read('a,bad,c');
    expect(rows.map(({ number, result }) => [number, result.ok])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });

  it('keeps what was sent of a rounded price beside the plan, not in it', async () => {
    const [row] = await read('long');
    expect(row?.result).toMatchObject({ ok: true, value: { roundedPrice: '4.12345 → 4.12 USD' } });
    expect(row?.result.ok && row.result.value.plan.price).toEqual({ units: 41_200, currency: 'USD' });
  });

  it('cleans ids and bounds their length', async () => {
    const rows = await read(`  a\u0007b , ,${'x'.repeat(128)},${'x'.repeat(129)}`);
    expect(rows.map(({ result }) => (result.ok ? result.value.plan.externalId : result.reason.reason))).toEqual([
      'a b',
      'missing-field',
      'x'.repeat(128),
      'too-long',
    ]);
  });

  it('calls a plan that has no name by its id, without what the id turns around', async () => {
    const names = (await read('named,a\u202eb')).map(({ result }) => (result.ok ? result.value.plan.name : null));
    expect(names).toEqual(['Nori 1 GB', 'ab']);
  });

  it('gives plans without an address that of the operator', async () => {
    const template = parseOfferUrl('https://shop.example/{provider}/{id}');
    const rows = await read('a,own', { ...noOptions, offerUrl: template.ok ? template.value : null });
    expect(rows.map(({ result }) => result.ok && result.value.plan.url)).toEqual([
      'https://shop.example/nori/a',
      'https://own.example/',
    ]);
  });
});

describe('the provider of a feed that names none', () => {
  const vendor: ProviderFacts = makeProvider({ slug: 'vendor' as ProviderSlug, name: 'The Vendor' });

  it('is the vendor, or whom the operator names', () => {
    expect(chooseProvider(vendor, null)).toBe(vendor);
    expect(chooseProvider(vendor, vendor.slug)).toBe(vendor);
    expect(chooseProvider(vendor, 'nori-mobile-2' as ProviderSlug)).toEqual({
      slug: 'nori-mobile-2',
      name: 'Nori Mobile 2',
      url: null,
      image: null,
      example: false,
    });
  });

  it('is named after its slug', () => {
    expect(providerNamedAfter('a' as ProviderSlug).name).toBe('A');
  });
});
