import { beforeAll, describe, expect, it } from 'vitest';
import { formsOf } from '#tests/support/forms-of.ts';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedProvider,
} from '#tests/support/listed-plan-factory.ts';
import type { RuleData } from '#web/features/place/rule-data.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { sumUpDestination } from './destination-facts.ts';
import type { DestinationData } from './data.ts';
import { Page } from './page.tsx';

// As on the server: pages are rendered completely.
beforeAll(loadLazyComponents);

const korea = {
  name: 'South Korea',
  path: '/south-korea',
  flag: 'KR',
  planCount: 367,
  price: moneyOf('3.40'),
  perGb: null,
  amount: null,
  fareClass: 1,
};
const networks = { operators: [{ name: 'KDDI', generation: '5G' as const }], generation: '5G' as const, breakout: [] };
const plans = [
  makeListedPlan({ provider: makeListedProvider('skylark'), networks, price: moneyOf('3.90') }),
  makeListedPlan({ provider: makeListedProvider('tanuki-sim'), dataMb: 10_000, price: moneyOf('9') }),
];
const data: DestinationData = {
  kind: 'country',
  partName: null,
  picturedPart: null,
  place: formsOf('JP'),
  path: '/japan',
  flag: 'JP',
  region: { ...formsOf('asia'), path: '/region/asia' },
  list: makeListData(makeDestinationView(plans)),
  marketLine: null,
  facts: sumUpDestination(makeDestinationPlans(plans)),
  currencyPlural: 'US dollars',
  reviews: { summary: { mean: null, count: 0, providers: 0, distribution: [0, 0, 0, 0, 0] }, latest: [] },
  rules: [],
  coverage: null,
  nearby: [korea],
  otherPlaces: [],
  checkedAt: '2026-11-20T11:48:00Z',
};

const rule: RuleData = {
  kind: 'device',
  reach: 'local-only',
  text: 'Register the phone within 30 days.',
  sources: [
    {
      kind: 'law',
      publisher: 'Gazette',
      title: 'Loi 7',
      language: 'fr',
      dated: '2026-03',
      url: 'https://law.example/7',
    },
    { kind: 'press', publisher: 'News', title: null, language: 'en', dated: null, url: 'https://news.example/7' },
  ],
  checked: '2026-11-22',
  isStale: false,
};

const render = (facts: Partial<DestinationData> = {}, locale: Locale = 'en') =>
  renderOnPage(<Page {...data} {...facts} />, { locale });

/** The ids of the sections, in the order of the page. */
function sectionIds(html: string): (string | undefined)[] {
  return [...html.matchAll(/<section[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
}

describe('DestinationPage', () => {
  it('names the place, its sellers and when prices were checked', () => {
    const html = render();
    expect(html).toContain('<h1>Japan</h1>');
    expect(html).toContain('>2 sellers</p>');
    expect(html).toContain('Latest price check 12\u00a0minutes ago');
    expect(html).toContain('href="/japan/skylark"');
  });

  it('puts the answers and the plans before the ruler of prices and the rest', () => {
    const html = render();
    const order = [
      '<h1>Japan',
      '<form',
      'id="trip"',
      'data-pick="cheapest"',
      'id="plans"',
      'id="order"',
      'id="providers"',
      'Prices here',
      'aria-label="Prices of',
      'id="networks"',
    ];
    const places = order.map((mark) => html.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('shows networks of countries and reviews where there can be some', () => {
    expect(sectionIds(render())).toEqual(expect.arrayContaining(['networks', 'reviews']));
    expect(sectionIds(render({ kind: 'region', reviews: null }))).not.toContain('networks');
    expect(sectionIds(render({ kind: 'region', reviews: null }))).not.toContain('reviews');
  });

  it('leads back over the region', () => {
    const html = render({}, 'fr');
    expect(html).toContain('<a href="/fr/region">');
    expect(html).toContain('<a href="/fr/region/asia">Asia</a>');
    expect(render({ region: null })).not.toContain('/region/asia');
  });

  it.each([
    ['country', 'More destinations in Asia'],
    ['global', 'Regions'],
  ] as const)('heads what is near a %s with "%s"', (kind, heading) => {
    const html = render({ kind });
    expect(html).toContain(`<h2>${heading}</h2>`);
    expect(html).toContain('href="/south-korea"');
  });

  it('leaves out an empty neighbourhood', () => {
    expect(render({ nearby: [] })).not.toContain('More destinations');
  });

  it.each(locales)('has no inline style, script or nested link in %s', (locale) => {
    const html = render({}, locale);
    expect(html).not.toMatch(/ style="|<script|<a [^>]*>(?:(?!<\/a>).)*<a /s);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it('shows the rules of the country: whom they concern, source and date of check', () => {
    const html = render({ rules: [rule] });
    expect(html).toContain('Rules in Japan</h2>');
    expect(html).toContain('Register the phone within 30 days.');
    expect(html).toContain('Doesn’t apply to travel eSIMs');
    expect(html).toMatch(
      /<a href="https:\/\/law.example\/7"[^>]*>Gazette: <cite lang="fr" dir="auto">Loi 7<\/cite><\/a>/,
    );
    expect(html).toContain('<small>law\u00a0· March 2026');
    expect(html).toContain('Checked on 22 November 2026');
    expect(html).not.toContain('May be out of date');
    expect(render({ rules: [{ ...rule, isStale: true }] })).toContain('May be out of date');
  });

  it('has no section of rules where none is known', () => {
    expect(render()).not.toContain('id="rules"');
  });
});
