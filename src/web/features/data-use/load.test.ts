import { describe, expect, it } from 'vitest';
import { usualAmounts } from '#domain/trip/data-use.ts';
import { nothingRemembered } from '#domain/listing/list-query.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadDataUse } from './load.ts';

const context = createMemoryContext({ plans: [makePlan(1)] });
const load = async (search: string, days = 7) => {
  const remembered = { ...nothingRemembered, trip: { ...nothingRemembered.trip, days } };
  return expectPage(await loadDataUse(makePageRequest({ parameters: {}, search, remembered }), context));
};

describe('loadDataUse', () => {
  it('begins with a usual day for the days of the last trip', async () => {
    const { data, search } = await load('', 12);
    expect(data).toMatchObject({ use: { days: 12, amounts: usualAmounts }, refused: [] });
    expect(data.places).toEqual([{ name: 'Japan', path: '/japan', flag: 'JP' }]);
    expect(search).toBe('');
  });

  it('keeps what was entered in the address, and says what it could not read', async () => {
    const { data, search } = await load('?days=3&videoHd=30&music=lots');
    expect(data.use).toMatchObject({ days: 3, amounts: { videoHd: 30, maps: 0, music: 0 } });
    expect(data.refused).toEqual(['music']);
    expect(search).toBe('?days=3&videoHd=30&music=lots');
  });
});
