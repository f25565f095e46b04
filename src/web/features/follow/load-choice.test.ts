import { describe, expect, it } from 'vitest';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadFollow } from './load.ts';

const context = createMemoryContext({ plans: [makePlan(1)] });
const load = (search: string) => loadFollow(makePageRequest({ parameters: { path: '/follow' }, search }), context);

describe('the page about following, without a destination', () => {
  it('asks for one and offers those that have plans', async () => {
    const { data, head } = expectPage(await load(''));
    expect(data).toEqual({
      kind: 'choice',
      query: '',
      isFound: false,
      places: [{ name: 'Japan', path: '/follow?at=japan', flag: 'JP' }],
    });
    expect(head.noIndex).toBe(true);
  });

  it.each(['Japan', 'Okinawa'])('leads on where %s means one', async (words) => {
    expect(await load(`?q=${words}`)).toEqual({ kind: 'redirect', location: '/follow?at=japan', status: 302 });
  });

  it('shows what a misspelt name is near to, and says where nothing is', async () => {
    expect(expectPage(await load('?q=japn')).data).toMatchObject({ isFound: true, query: 'japn' });
    expect(expectPage(await load('?q=xyzzy')).data).toMatchObject({ isFound: false, query: 'xyzzy' });
  });

  it('knows no page of a destination that does not exist', async () => {
    expect(await load('?at=atlantis')).toEqual({ kind: 'not-found' });
  });
});
