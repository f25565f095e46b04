import { describe, expect, it } from 'vitest';
import { ruleKinds } from '#domain/place/country-rule.ts';
import { countryRules, rulesIn } from '#domain/place/country-rules.ts';
import { countryOf, createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadRules } from './load.ts';

const context = createMemoryContext({ plans: [makePlan(1)] });
const load = async (search = '', now = context.now()) =>
  expectPage(await loadRules(makePageRequest({ parameters: {}, search }), { ...context, now: () => now }));

describe('loadRules', () => {
  it('has every rule once, countries by name, and leads to those that have plans', async () => {
    const { data, head, search } = await load();
    expect(data).toMatchObject({ kind: null, isRefused: false });
    expect(data.places.flatMap(({ rules }) => rules)).toHaveLength(countryRules.length);
    const names = data.places.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(data.places.flatMap(({ code, path }) => (path === null ? [] : [[code, path]]))).toEqual([['JP', '/japan']]);
    expect([search, head.noIndex]).toEqual(['', undefined]);
  });

  it.each(ruleKinds)('shows the rules of kind %s alone, as many countries as the filter says', async (kind) => {
    const { data, head, search } = await load(`?kind=${kind}`);
    expect(data.places).toHaveLength(data.counts[kind]);
    expect(new Set(data.places.flatMap(({ rules }) => rules.map((rule) => rule.kind)))).toEqual(new Set([kind]));
    expect([search, head.noIndex]).toEqual([`?kind=${kind}`, true]);
  });

  it('shows all of them, and says so, where there is no such kind', async () => {
    const { data, head, search } = await load('?kind=tax');
    expect([data.isRefused, head.noIndex, search]).toEqual([true, true, '']);
    expect(data.places.flatMap(({ rules }) => rules)).toHaveLength(countryRules.length);
  });

  it.each(['jap', 'Japón', 'Okinawa'])('finds the country that %s means', async (name) => {
    const { data, head, search } = await load(`?q=${encodeURIComponent(name)}`);
    expect(data.places.map((place) => place.name)).toEqual(['Japan']);
    expect([head.noIndex, search]).toEqual([true, `?${new URLSearchParams({ q: name }).toString()}`]);
    expect((await load('?q=atlantis')).data.places).toEqual([]);
  });

  it('marks what nobody has checked for a year', async () => {
    const stale = async (now: string) => {
      const { data } = await load('', new Date(now));
      return new Set(data.places.flatMap(({ rules }) => rules.map(({ isStale }) => isStale)));
    };
    const checked = countryRules.map((rule) => rule.checked).toSorted();
    expect(await stale(`${checked.at(-1)}T12:00:00Z`)).toEqual(new Set([false]));
    expect(await stale('2100-01-01T00:00:00Z')).toEqual(new Set([true]));
  });
});

describe('the rules of a country', () => {
  it('are none where none is known', () => {
    expect(rulesIn(countryOf('AQ'))).toEqual([]);
  });
});
