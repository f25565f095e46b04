import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { onlyRowOf } from '#tests/support/table-rows.ts';
import { brandScrapeAdapter } from './adapter.ts';

const place = { country: 'Albania', url: 'https://shop.kori.example/esim-albania/' };
const item = { data: '2.5 GB', duration: '5 Days', price: '39.00', currency: 'EUR' };

const map = (changes: Record<string, unknown>, where: Record<string, unknown> = {}, options = noOptions) =>
  onlyRowOf(brandScrapeAdapter, JSON.stringify([{ ...place, ...where, packages: [{ ...item, ...changes }] }]), options);

describe('a scraped package', () => {
  it('is a plan of the shop that it was seen in', async () => {
    const mapped = await map({});
    expect(mapped.ok && mapped.value.provider).toMatchObject({
      slug: 'shop-kori-example',
      name: 'shop.kori.example',
      url: 'https://shop.kori.example/',
    });
    expect(planOf(mapped)).toMatchObject({
      externalId: 'albania-2-5gb-5days',
      name: 'Albania 2.5 GB',
      coverage: ['AL'],
      dataMb: 2500,
      validityDays: 5,
      price: { units: 390_000, currency: 'EUR' },
      url: place.url,
      phoneNumber: null,
    });
  });

  it('is the provider’s that the operator names, at the shop’s address', async () => {
    const mapped = await map({}, {}, { ...noOptions, provider: 'kori' as ProviderSlug });
    expect(mapped.ok && [mapped.value.provider, mapped.value.namedProvider]).toMatchObject([
      { slug: 'kori', name: 'Kori', url: 'https://shop.kori.example/' },
      'shop.kori.example',
    ]);
  });

  it.each([
    ['2,5 GB', 'total', 2500],
    ['2.5 GB', 'total', 2500],
    ['５ ＧＢ', 'total', 5000],
    ['1 GB/day', 'daily', 1000],
    ['Unlimited data', 'unlimited', null],
    ['Unlimited data with calls', 'unlimited', null],
    ['Unlimited&nbsp;data 🎉', 'unlimited', null],
  ])('of %s is %s, %j MB', async (data, dataKind, dataMb) => {
    expect(planOf(await map({ data }))).toMatchObject({ dataKind, dataMb });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ data: '1,000 GB', price: '39' }, 'ambiguous-number'],
    [{ data: 'lots' }, 'bad-data-amount'],
    [{ currency: 'XYZ' }, 'bad-currency'],
    [{ price: '0.00' }, 'zero-price'],
    [{ price: '-1' }, 'negative-price'],
    [{ currency: 'ZZZ' }, 'bad-currency'],
    [{ duration: '0 Days' }, 'bad-validity'],
    [{ duration: 'soon' }, 'bad-validity'],
    [{ data: '' }, 'missing-field'],
  ])('with %j is skipped as %s', async (changes, reason) => {
    expect(reasonOf(await map(changes))).toBe(reason);
  });

  it.each([
    ['Hawaii', 'sub-national-destination'],
    ['San Francisco', 'sub-national-destination'],
    ['Georgia', 'ambiguous-destination'],
    ['Latin America', 'region-without-countries'],
    ['Atlantis', 'unknown-destination'],
  ])('at %s is skipped as %s', async (country, reason) => {
    expect(reasonOf(await map({}, { country }))).toBe(reason);
  });

  it('is not offered where its page has none, and needs a page', async () => {
    expect(reasonOf(await onlyRowOf(brandScrapeAdapter, JSON.stringify([{ ...place, packages: [] }])))).toBe(
      'not-offered',
    );
    expect(reasonOf(await map({}, { url: 'http://shop.kori.example/' }))).toBe('bad-url');
    expect(reasonOf(await map({}, { url: null }))).toBe('missing-field');
  });
});
