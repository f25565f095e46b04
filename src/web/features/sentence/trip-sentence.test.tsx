import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { facetValues, noFacets, readListQuery, nothingRemembered } from '#domain/listing/list-query.ts';
import { defaultTrip, isSameTrip, type Trip } from '#domain/trip/trip.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import {
  makeDestinationView,
  makeListedPlan,
  makeListedProvider,
  type makeListQuery,
} from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { mustHaves } from './trip-choices.ts';
import { TripSentence } from './trip-sentence.tsx';

type Query = NonNullable<Parameters<typeof makeListQuery>[0]>;

function render(query: Query = {}, locale: Locale = 'en', plans: readonly ListedPlan[] = [makeListedPlan()]): string {
  return renderOnPage(
    <ListStateProvider data={makeListData(makeDestinationView(plans, query))}>
      <TripSentence />
    </ListStateProvider>,
    { locale },
  );
}

function forTrip(trip: Partial<Trip>): Query {
  return { trip: { ...defaultTrip, ...trip } };
}

/** What the form sends as it stands, without JavaScript. */
function sent(html: string): URLSearchParams {
  const enabled = html.replaceAll(/<fieldset[^>]* disabled="".*?<\/fieldset>/gs, '');
  const query = new URLSearchParams();
  for (const [input] of enabled.matchAll(/<input[^>]*>/g)) {
    const [type, name = '', value = ''] = ['type', 'name', 'value'].map(
      (key) => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1],
    );
    if ((type !== 'radio' && type !== 'checkbox') || input.includes('checked')) query.append(name, value);
  }
  return query;
}

/** The words, as screen readers say them. */
function wordsOf(html: string): string[] {
  return [...html.matchAll(/<summary>(.*?)<\/summary>/gs)].map(([, word = '']) => word.replaceAll(/<[^>]+>/g, ''));
}

const anyTrip = fc.record({
  days: fc.integer({ min: 1, max: 365 }),
  dataMb: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 1_000_000 })),
  hotspot: fc.boolean(),
  isNewCustomer: fc.boolean(),
});

describe('TripSentence', () => {
  it('is one form that asks for the same page, and one group of words of which the browser keeps one open', () => {
    const html = render({}, 'fr');
    expect(html).toMatch(/^<form[^>]* method="get"[^>]* action="\/fr\/japan"|^<form[^>]* action="\/fr\/japan"/);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html.match(/<details name="trip"/g)).toHaveLength(4);
    expect(html.match(/type="submit"/g)).toHaveLength(4);
  });

  it.each([
    [
      'en',
      'How long? 7\u00a0days',
      'How much data? 5\u00a0GB',
      'What must it include? any plan',
      'Have you ordered from these sellers before? first order',
    ],
    [
      'ja',
      '何日間？ 7日間',
      'データ容量は？ 5GB',
      '必須の条件は？ 条件なし',
      'これらの販売元で注文したことは？ 初回注文',
    ],
  ] as const)('says question and value of each word in %s', (locale, ...words) => {
    expect(wordsOf(render({}, locale))).toEqual(words);
  });

  it('names the first must-have and counts the others', () => {
    const trip = { ...defaultTrip, hotspot: true, dataMb: null, isNewCustomer: false };
    const [, data, must, customer] = wordsOf(render({ trip, facets: { '5g': ['yes'], idcheck: ['no'] } }));
    expect([data, must, customer]).toEqual([
      'How much data? Unlimited',
      'What must it include? hotspot + 2',
      'Have you ordered from these sellers before? ordered before',
    ]);
    expect(wordsOf(render({ facets: { phone: ['yes'] } }))[2]).toContain('phone number');
    expect(wordsOf(render({ facets: { phone: ['unknown'] } }))[2]).toContain('any plan');
  });

  it('sends the whole state without JavaScript, whatever it is', () => {
    const valuesOf = (name: (typeof mustHaves)[number]['facet']) => fc.subarray([...(facetValues[name] ?? [])]);
    const anyFacets = fc.record({ '5g': valuesOf('5g'), topup: valuesOf('topup'), phone: valuesOf('phone') });
    fc.assert(
      fc.property(anyTrip, anyFacets, fc.boolean(), (trip, facets, usesPromo) => {
        const read = readListQuery(
          sent(render({ trip, facets, usesPromo, sort: 'price', page: 3 })),
          nothingRemembered,
        );
        expect(isSameTrip(read.trip, trip)).toBe(true);
        for (const name of ['5g', 'topup', 'phone'] as const)
          expect(read.facets[name].toSorted()).toEqual(facets[name].toSorted());
        expect([read.usesPromo, read.sort, read.page]).toEqual([usesPromo, 'price', 1]);
      }),
      { numRuns: 40 },
    );
  });

  it('sends the days once: the chips wait for JavaScript', () => {
    expect(sent(render(forTrip({ days: 10 }))).getAll('days')).toEqual(['10']);
  });

  it('offers an amount of its own that the address names', () => {
    expect(render(forTrip({ dataMb: 5000 })).match(/name="gb"/g)).toHaveLength(7);
    expect(render(forTrip({ dataMb: 7500 })).match(/name="gb"/g)).toHaveLength(8);
  });

  it('says what an amount does a day, in two digits', () => {
    expect(render()).toContain('710\u00a0MB a day: maps, messages');
    expect(render(forTrip({ days: 10, dataMb: 10_000 }))).toContain('1\u00a0GB a day: maps, messages');
    expect(render(forTrip({ dataMb: null }))).toContain('No gigabytes to count.');
  });

  it('estimates with links that work without scripts and marks the chosen one', () => {
    const html = render(forTrip({ days: 10, dataMb: 20_000 }));
    expect(html).toMatch(/href="\/japan\?days=10&amp;gb=3"/);
    expect(html).toMatch(/href="\/japan\?days=10&amp;gb=20" aria-current="true"/);
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('href="/data-use?days=10"');
  });
});

describe('the results of TripSentence', () => {
  it('counts the plans of one seller that state each must-have', () => {
    const html = render({}, 'en', [makeListedPlan({ tethering: true }), makeListedPlan({ tethering: null })]);
    expect(html).toMatch(/name="hotspot".*?<span>Hotspot<\/span><span[^>]*>1 plan</s);
    expect(html).toMatch(/name="phone".*?<span[^>]*>0 plans</s);
  });

  it('counts the sellers of plans that state each must-have where there are several', () => {
    const plans = ['a', 'a', 'b'].map((slug) =>
      makeListedPlan({ tethering: slug === 'a', provider: makeListedProvider(slug) }),
    );
    expect(render({}, 'en', plans)).toMatch(/name="hotspot".*?<span>Hotspot<\/span><span[^>]*>1 seller</s);
  });

  it.each([
    ['en', '5\u00a0GB for $4.50', '1 plan fits your trip'],
    ['ja', '5GBが$4.50', '1プランが該当'],
    ['fr', '5\u00a0Go pour 4,50\u00a0$US', '1 forfait convient'],
    ['es', '5\u00a0GB por 4,50\u00a0US$', '1 plan te sirve'],
    ['it', '5\u00a0GB a 4,50\u00a0$', '1 piano adatto'],
  ] as const)('says the result below every sheet in %s', (locale, answer, detail) => {
    const html = render({}, locale).replaceAll('\u00a0', '\u00a0');
    expect(html.match(/role="status"/g)).toHaveLength(4);
    expect(html).toContain(`<b>${answer}</b><span>${detail}</span>`);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it('counts the sellers whose plans are left', () => {
    const plans = ['a', 'b', 'c'].map((slug) =>
      makeListedPlan({ tethering: slug !== 'c', provider: makeListedProvider(slug) }),
    );
    const folded = makeListedPlan({ tethering: true, isDominated: true, provider: makeListedProvider('d') });
    const html = render({ facets: { hotspot: ['yes'] } }, 'en', [...plans, folded]);
    expect(html).toContain('>2 sellers</p>');
  });

  it('says how many plans it takes, and what comes nearest where none fits', () => {
    expect(render(forTrip({ dataMb: 9000 }))).toContain('<b>2 × 5\u00a0GB for $9.00</b>');
    const daily = { dataKind: 'daily', dataMb: 2000, validityDays: 4, price: moneyOf('1.50') } as const;
    expect(render({}, 'en', [makeListedPlan(daily)])).toContain('<b>2\u00a0GB a day for $3.00</b>');
    const pass = { dataKind: 'daily', dataMb: 1000, validityDays: 1, dayPass: true, price: moneyOf('1.50') } as const;
    expect(render({}, 'en', [makeListedPlan(pass)])).toContain('<b>1\u00a0GB a day for $10.50</b>');
    const none = render({}, 'en', [makeListedPlan({ dataKind: 'daily', dataMb: 100, price: moneyOf('3') })]);
    expect(none).toMatch(/<b>No plan fits your trip<\/b><span>Closest match: .*100\u00a0MB a day\u00a0· .*\u00a0· \$/);
    expect(render({}, 'en', [])).toContain('<b>No plan fits your trip</b><span></span>');
  });

  it('has the same words for every choice in every language', () => {
    for (const locale of locales) {
      const { words, questions } = messagesFor(locale).trip.sentence;
      expect(new Set(Object.values(words)).size).toBe(Object.values(words).length);
      expect(new Set(Object.values(questions)).size).toBe(4);
    }
    expect(mustHaves.every(({ facet, value }) => facetValues[facet]?.includes(value))).toBe(true);
    expect(Object.keys(noFacets)).toEqual(expect.arrayContaining(mustHaves.map(({ facet }) => facet)));
  });
});
