import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, makeProvider, moneyOf } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { loadTrip } from './load.ts';

const asia = [countryOf('JP'), countryOf('KR')];
const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('6.00') }),
    makePlan(2, { coverage: [countryOf('KR')], price: moneyOf('7.00'), provider: makeProvider('ahoy') }),
    makePlan(3, { coverage: asia, price: moneyOf('15.00'), provider: makeProvider('birch') }),
    makePlan(4, { coverage: [countryOf('TW')], dataMb: null, dataWords: null }),
  ],
});

function load(search: string, { locale = 'en', currency = 'USD' }: { locale?: Locale; currency?: string } = {}) {
  return loadTrip(makePageRequest({ parameters: {}, search, locale, currency }), context);
}

async function answerOf(search: string, currency = 'USD') {
  const { data } = expectPage(await load(search, { currency }));
  if (data.answer === null) throw new Error('no answer');
  return data.answer;
}

describe('loadTrip', () => {
  it('shows an empty form, the only page for search engines', async () => {
    const { data, head, search } = expectPage(await load(''));
    expect(data).toMatchObject({ source: 'none', problems: null, answer: null });
    expect(data.draft.stops).toHaveLength(1);
    expect(head.noIndex).toBeUndefined();
    expect(search).toBe('');
  });

  it('names the cheapest way first, then the ones with fewer eSIMs', async () => {
    const { ways, stops, days, extraInstall } = await answerOf('?stop=japan.5.4&stop=south-korea.5.4');
    expect(extraInstall).toEqual(moneyOf('3.00'));
    expect(ways.map(({ name, cost, installs, changes }) => [name, cost, installs, changes])).toEqual([
      ['cheapest', moneyOf('13.00'), 2, 1],
      ['fewest', moneyOf('15.00'), 1, 0],
    ]);
    expect(ways[0]?.purchases.map(({ plan, stops: served }) => [plan.id, served])).toEqual([
      [1, [0]],
      [2, [1]],
    ]);
    expect([stops.map(({ place, start }) => [place.name, start]), days]).toEqual([
      [
        ['Japan', 0],
        ['South Korea', 5],
      ],
      10,
    ]);
  });

  it('puts a way that leaves days without data behind those that do not', async () => {
    // Korea for 14 GB takes two plans of 7.00, two eSIMs; with Japan's at 6.00 that is 20.00. Two for both cost 30.00.
    const { ways } = await answerOf('?stop=japan.5.4&stop=south-korea.5.14');
    expect(ways.map(({ name, installs, gaps }) => [name, installs, gaps])).toEqual([
      ['cheapest', 3, []],
      ['between', 2, []],
      ['fewest', 1, [1]],
    ]);
  });

  it('offers neighbours of the last stop, and none of the stops', async () => {
    const near = async (search: string) => expectPage(await load(search)).data.near.map(({ name }) => name);
    expect(await near('?stop=japan.5')).toEqual(['South Korea', 'Taiwan']);
    expect(await near('?stop=taiwan.5&stop=japan.5&add=1')).toEqual(['South Korea']);
    expect(await near('')).toEqual([]);
  });

  it('says on which days a plan runs on unused, up to its end', async () => {
    const idleOf = async (validityDays: number | null) => {
      const plans = [
        makePlan(1, { validityDays, topUp: true }),
        makePlan(2, { coverage: [countryOf('KR')], provider: makeProvider('ahoy') }),
      ];
      const request = makePageRequest({
        parameters: {},
        search: '?stop=japan.5.1&stop=south-korea.9.1&stop=japan.5.1',
      });
      const { data } = expectPage(await loadTrip(request, createMemoryContext({ plans })));
      return data.answer?.ways.find(({ name }) => name === 'cheapest')?.purchases[0]?.idle;
    };
    expect(await idleOf(30)).toEqual([{ start: 5, days: 9 }]);
    expect(await idleOf(7)).toEqual([{ start: 5, days: 2 }]);
    expect(await idleOf(null)).toEqual([]);
  });

  it('leaves a gap where no plan works, and serves the rest', async () => {
    const { ways, stops } = await answerOf('?stop=turkmenistan.5.5&stop=japan.5.4');
    expect(stops.map(({ place }) => place.name)).toEqual(['Turkmenistan', 'Japan']);
    expect(ways.map(({ gaps, cost }) => [gaps, cost])).toEqual([[[0], moneyOf('6.00')]]);
  });

  it('answers also where no plan works anywhere on the way', async () => {
    const { ways } = await answerOf('?stop=turkmenistan.5.5');
    expect(ways).toEqual([]);
    expect(expectPage(await load('?stop=turkmenistan.5.5', { locale: 'ja' })).data.countries[0]?.name).toBe(
      'トルクメニスタン',
    );
  });

  it('marks converted amounts and knows the days of their rates', async () => {
    const page = expectPage(await load('?stop=japan.5.4&stop=south-korea.5.4', { currency: 'JPY' }));
    expect(page.data.answer?.ways[0]?.cost).toEqual({ ...moneyOf('1300', 'JPY'), isEstimate: true });
    expect(page.data.answer?.extraInstall).toEqual({ ...moneyOf('300', 'JPY'), isEstimate: true });
    expect(page.rateDays).toEqual({ oldest: '2026-11-19', newest: '2026-11-19' });
  });

  it('says where there is no data', async () => {
    const { ways } = await answerOf('?stop=japan.5.4&stop=taiwan.2.1');
    expect(ways).toHaveLength(1);
    expect(ways[0]?.gaps).toEqual([1]);
    expect((await answerOf('?stop=taiwan.2.1')).ways).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', '?place=Japan&days=5&gb=4&place=korea&days=5&gb=', '/trip?stop=japan.5.4&stop=south-korea.5'],
    ['fr', '?place=Japon&days=5&gb=0,5', '/trip?stop=japan.5.0.5'],
    ['ja', '?place=にほん&days=5&gb=&total=8', '/trip?stop=japan.5&total=8'],
  ])('leads a form in %s to an address to share', async (locale, search, location) => {
    expect(await load(search, { locale })).toEqual({ kind: 'redirect', location, status: 302 });
  });

  it('keeps what was typed beside what is wrong with it', async () => {
    const { data, head } = expectPage(await load('?place=Atlantis&days=x&gb=4&place=Japan&days=5&gb=-&total=1'));
    expect(data.problems).toMatchObject({ stops: [['place-unknown', 'days'], ['gb']] });
    expect(data.draft.stops).toEqual([
      { place: 'Atlantis', days: 'x', gb: '4' },
      { place: 'Japan', days: '5', gb: '-' },
    ]);
    expect(head.noIndex).toBe(true);
  });

  it('changes the form without asking for an answer', async () => {
    const added = expectPage(await load('?place=Japan&days=5&gb=4&add=1')).data;
    expect([added.countries.map((country) => country?.slug), added.answer, added.problems]).toEqual([
      ['japan', undefined],
      null,
      null,
    ]);
    const removed = expectPage(await load('?stop=japan.5&stop=south-korea.2&remove=1')).data;
    expect(removed.draft.stops).toEqual([{ place: 'south-korea', days: '2', gb: '' }]);
    const moved = expectPage(await load('?place=japan&days=5&gb=&place=Korea&days=2&gb=&down=1')).data;
    expect(moved.countries.map((country) => country?.name)).toEqual(['South Korea', 'Japan']);
  });

  it('counts a plan that must have a top-up only where it states one', async () => {
    const plans = [
      makePlan(1, { topUp: null, price: moneyOf('6.00') }),
      makePlan(2, { topUp: true, price: moneyOf('9.00') }),
    ];
    const answer = async (search: string) => {
      const request = makePageRequest({ parameters: {}, search });
      return expectPage(await loadTrip(request, createMemoryContext({ plans }))).data.answer?.ways;
    };
    const idOf = (ways: Awaited<ReturnType<typeof answer>>) => ways?.[0]?.purchases[0]?.plan.id;
    expect(idOf(await answer('?stop=japan.5.4'))).toBe(1);
    expect(idOf(await answer('?stop=japan.5.4&topup=yes'))).toBe(2);
  });

  it('shows the only country, and nothing where there are none or several', async () => {
    const pictureFor = async (search: string) => expectPage(await load(search)).data.picture?.path;
    expect(await pictureFor('?stop=japan.5&stop=japan.2')).toBe('/japan');
    expect(await pictureFor('?stop=japan.5&stop=germany.2')).toBeUndefined();
    expect(await pictureFor('')).toBeUndefined();
  });

  it('names stops in the language of the page', async () => {
    const { data } = expectPage(await load('?stop=japan.5', { locale: 'ja' }));
    expect(data.countries).toEqual([{ name: '日本', slug: 'japan', flag: 'JP', path: '/japan' }]);
    expect(data.answer?.stops[0]).toMatchObject({ place: { name: '日本' }, path: '/japan', flag: 'JP' });
  });
});
