import { describe, expect, it } from 'vitest';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  moneyOf,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadProvider } from './load.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('9.90') }),
    makePlan(2, { price: moneyOf('3.90') }),
    makePlan(3, { provider: makeProvider('skylark', { name: 'Skylark', url: null }) }),
    makePlan(4, { provider: makeProvider('driftcell'), coverage: [countryOf('KR')] }),
  ],
});

function load(provider: string, search = '') {
  const parameters = { destination: countryOf('JP'), provider: providerSlugOf(provider) };
  return loadProvider(makePageRequest({ parameters, search }), context);
}

describe('loadProvider', () => {
  it('lists only the plans of the provider at the destination', async () => {
    const { data, head } = expectPage(await load('tanuki-sim'));
    expect(data.plans.rows.map(({ id }) => id)).toEqual([2, 1]);
    expect(data.destination).toEqual({ name: 'Japan', path: '/japan', flag: 'JP' });
    expect(head.title).toBe('tanuki-sim: eSIM plans for Japan');
    expect(head.description).toContain('from $3.90');
  });

  it('offers the other providers of the destination', async () => {
    expect(expectPage(await load('skylark')).data).toMatchObject({
      provider: { name: 'Skylark', url: null },
      others: [{ slug: 'tanuki-sim', planCount: 2 }],
    });
  });

  it.each(['nobody', 'driftcell'])('is missing for %s, which sells nothing here', async (provider) => {
    expect(await load(provider)).toEqual({ kind: 'not-found' });
  });

  it('leads a bad page number to the first page', async () => {
    expect(await load('skylark', '?page=x')).toEqual({ kind: 'redirect', location: '/japan/skylark', status: 301 });
  });
});
