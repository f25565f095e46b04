import { describe, expect, it } from 'vitest';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { visit } from '#tests/support/site-visit.ts';

const merged = createMemoryContext({
  plans: [makePlan(1, { provider: makeProvider('seller-1') }), makePlan(70, { coverage: [countryOf('KR')] })],
  merged: new Map([['seller-one', providerSlugOf('seller-1')]]),
});

describe('an address of a merged provider', () => {
  it.each([
    ['/japan/seller-one', '/japan/seller-1'],
    ['/fr/japan/seller-one?days=3', '/fr/japan/seller-1?days=3'],
    ['/fr/japon/seller-1', '/fr/japan/seller-1'],
    ['/it/japan?days=3&gb=5&provider=seller-one&provider=seller-1', '/it/japan?days=3&gb=5&provider=seller-1'],
    ['/japan?more=seller-one', '/japan?more=seller-1'],
    ['/ja/reviews?provider=seller-one&rating=4', '/ja/reviews?provider=seller-1&rating=4'],
  ])('%s moves for good to the seller it is merged into: %s', async (asked, location) => {
    expect(await visit(asked, merged)).toMatchObject({ kind: 'redirect', status: 301, location });
  });

  it('leads from a merged seller to no page that is missing', async () => {
    expect(await visit('/south-korea/seller-one', merged)).toMatchObject({ status: 404 });
  });
});
