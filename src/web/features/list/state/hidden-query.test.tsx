import { describe, expect, it } from 'vitest';
import { noFacets, nothingRemembered, readListQuery, type ListQuery } from '#domain/listing/list-query.ts';
import { hiddenParameters } from './hidden-query.tsx';

const query: ListQuery = {
  trip: { days: 10, dataMb: 10_000, hotspot: true, isNewCustomer: true },
  facets: { ...noFacets, hotspot: ['yes', 'unknown'], network: ['KDDI'] },
  minPrice: 5,
  maxPrice: null,
  sort: 'price',
  view: 'table',
  more: [],
  page: 3,
  showsDominated: true,
  showsRenewing: true,
  usesPromo: true,
};

const asText = (...parts: Parameters<typeof hiddenParameters>) =>
  new URLSearchParams(hiddenParameters(...parts).map(([name, value]) => [name, value])).toString();

describe('hiddenParameters', () => {
  it('carries everything but the page', () => {
    const read = readListQuery(new URLSearchParams(asText(query, [])), nothingRemembered);
    expect(read).toEqual({ ...query, page: 1 });
  });

  it('leaves out what the form says, and only that', () => {
    expect(asText(query, ['facets', 'minPrice', 'maxPrice', 'usesPromo', 'showsDominated', 'showsRenewing'])).toBe(
      'days=10&gb=10&hotspot=1&sort=price&view=table',
    );
    expect(asText(query, ['sort', 'view'])).not.toMatch(/sort|view/);
    expect(asText(query, ['network'])).not.toContain('network');
  });

  it('distinguishes the hotspot of the trip from the hotspot of the filter', () => {
    expect(asText(query, ['trip'])).toMatch(/^promo=1&hotspot=yes&hotspot=unknown&/);
    expect(asText(query, ['hotspot'])).toMatch(/hotspot=1/);
    expect(asText(query, ['hotspot'])).not.toMatch(/hotspot=yes/);
  });

  it('says the trip of a plain list too, so that cookies do not change it', () => {
    const plain = {
      ...query,
      ...nothingRemembered,
      facets: noFacets,
      minPrice: null,
      sort: 'trip',
      view: 'best',
      more: [],
    } as const;
    expect(asText({ ...plain, showsDominated: false, showsRenewing: false }, [])).toBe('days=7&gb=5');
  });
});
