import { describe, expect, it } from 'vitest';
import { formsOf } from '#tests/support/forms-of.ts';
import { countryOf, createMemoryContext, makePlan, membersOf, moneyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { nothingRemembered } from '#domain/listing/list-query.ts';
import { loadCompare } from './load.ts';

const plans = [
  makePlan(1, { networks: [{ country: countryOf('JP'), operator: 'Mast', generation: '5G' }] }),
  makePlan(2, { dataMb: 3000, price: moneyOf('4.00') }),
  makePlan(3, { coverage: membersOf('asia'), scope: 'regional' }),
  makePlan(4, { coverage: [countryOf('FR')] }),
  makePlan(5, { isWithdrawn: true, name: 'Old one' }),
];
const context = createMemoryContext({ plans });
const ask = (search: string, compared?: readonly number[]) =>
  loadCompare(
    makePageRequest({
      parameters: {},
      search,
      remembered: compared === undefined ? nothingRemembered : { ...nothingRemembered, compared },
    }),
    context,
  );
const show = async (search: string) => expectPage(await ask(search));
const idsOf = ({ data }: Awaited<ReturnType<typeof show>>) => data.plans.map(({ row }) => row.plan.id);

describe('loadCompare', () => {
  it('shows the plans in the order of the address, with the cost of the trip by the rule of the lists', async () => {
    const page = await show('?plans=2,1&days=7&gb=5');
    expect(idsOf(page)).toEqual([2, 1]);
    expect(page.data.plans.map(({ row }) => [row.trip.count, row.prices.cost?.units])).toEqual([
      [2, 80_000],
      [1, 117_000],
    ]);
    expect(page.search).toBe('?plans=2,1&days=7&gb=5');
    expect(page.remember).toMatchObject({ trip: { days: 7, dataMb: 5000 } });
  });

  it('keeps what it knows beside what it does not', async () => {
    const page = await show('?plans=1,abc,99,5,4,3,2');
    expect(idsOf(page)).toEqual([1, 4]);
    expect(page.data).toMatchObject({ unread: ['abc'], unknown: [99], beyond: [3, 2] });
    expect(page.data.withdrawn.map(({ name }) => name)).toEqual(['Old one']);
  });

  it('is for nobody to find, stands for one address, and remembers nothing that nobody chose', async () => {
    const { head, remember, search } = await show('?plans=1');
    expect(head.canonical).toBe('/compare');
    expect(remember).toBeUndefined();
    expect(search).toBe('?plans=1');
    expect((await show('')).data.plans).toEqual([]);
  });

  it('names operators where all plans have a country in common', async () => {
    const operators = async (search: string) =>
      (await show(search)).data.plans.map(({ row }) => row.plan.networks.operators.map(({ name }) => name));
    expect(await operators('?plans=1,3')).toEqual([['Mast'], []]);
    expect((await show('?plans=1,3')).data.place).toEqual({ flag: 'JP', path: '/japan', ...formsOf('JP') });
    expect((await show('?plans=4,1')).data.place).toEqual({ flag: 'FR', path: '/france', ...formsOf('FR') });
    expect(await operators('?plans=4,1')).toEqual([[], ['Mast']]);
  });

  it('adds to the plans of before, or takes their place, and leads on to the address of the comparison', async () => {
    expect(await ask('?add=3', [1, 2])).toEqual({
      kind: 'redirect',
      location: '/compare?plans=1,2,3',
      status: 302,
      remember: { compared: [1, 2, 3] },
    });
    expect(await ask('?add=2', [1, 2])).toMatchObject({ location: '/compare?plans=1,2' });
    expect(await ask('?add=2&add=3', [1])).toMatchObject({ location: '/compare?plans=1,2,3' });
    // The fifth is mentioned on the page, but not stored.
    expect(await ask('?add=9', [1, 2, 3, 4])).toMatchObject({
      location: '/compare?plans=1,2,3,4,9',
      remember: { compared: [1, 2, 3, 4] },
    });
    expect(await ask('?only=2&days=3&gb=1', [1])).toMatchObject({
      location: '/compare?plans=2&days=3&gb=1',
      remember: { compared: [2] },
    });
    expect(await ask('?only=', [1])).toMatchObject({ location: '/compare', remember: { compared: [] } });
    expect((await show('?add=x')).data.plans).toEqual([]);
  });
});
