import { describe, expect, it } from 'vitest';
import { makeListQuery } from '#tests/support/listed-plan-factory.ts';
import { changeQuery, listAddress } from './list-address.ts';

describe('listAddress', () => {
  it('is the plain path for the list as it opens', () => {
    expect(listAddress('/japan', makeListQuery(), 'en')).toBe('/japan');
    expect(listAddress('/japan', makeListQuery(), 'ja')).toBe('/ja/japan');
  });

  it('names the whole state', () => {
    const query = makeListQuery({ facets: { network: ['NTT Docomo', 'KDDI'] }, sort: 'price', page: 2 });
    expect(listAddress('/japan', query, 'fr')).toBe(
      '/fr/japan?days=7&gb=5&network=NTT+Docomo&network=KDDI&sort=price&page=2',
    );
  });
});

describe('changeQuery', () => {
  it('begins at the first page, unless the page is what changes', () => {
    const query = makeListQuery({ page: 4 });
    expect(changeQuery(query, { view: 'table' })).toMatchObject({ page: 1, view: 'table' });
    expect(changeQuery(query, { page: 5 })).toEqual({ ...query, page: 5 });
  });
});
