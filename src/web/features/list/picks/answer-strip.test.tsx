import { describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import {
  makeDestinationView,
  makeListedPlan,
  makeListedPromo,
  makeListedProvider,
  regionCoverage,
  type makeListQuery,
} from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';
import { AnswerStrip } from './answer-strip.tsx';

type Query = Parameters<typeof makeListQuery>[0];

function render(
  plans: readonly ListedPlan[],
  query: Query = {},
  locale: Locale = 'en',
  paid: readonly string[] = [],
): string {
  return renderOnPage(
    <ListStateProvider data={makeListData(makeDestinationView(plans, query))}>
      <AnswerStrip />
    </ListStateProvider>,
    { locale, ...(paid.length > 0 && { sellerLinks: { paid, always: [] } }) },
  );
}

/** The cards by their name, without tags. */
function cards(html: string): Record<string, string> {
  return Object.fromEntries(
    html
      .split('data-pick="')
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('"')), part.slice(part.indexOf('>') + 1)] as const)
      .map(([name, card]) => [name, card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ')]),
  );
}

const cheap = makeListedPlan({ validityDays: 15, price: moneyOf('4.50'), provider: makeListedProvider('skylark') });
const large = makeListedPlan({ dataMb: 20_000, validityDays: 30, price: moneyOf('9') });
const sure = makeListedPlan({
  validityDays: 30,
  price: moneyOf('6.50'),
  reducedSpeedKbps: 1000,
  provider: makeListedProvider('paperkite', { rating: { mean: 4.7, count: 12 } }),
  tethering: true,
  networks: { operators: [{ name: 'Docomo', generation: '5G' }], generation: '5G', breakout: [] },
});
const endless = makeListedPlan({
  dataKind: 'unlimited',
  dataMb: 14_000,
  reducedSpeedKbps: 1000,
  price: moneyOf('21'),
  tethering: false,
});

describe('AnswerStrip', () => {
  it('answers with the cheapest, the fewest worries and the best value', () => {
    const answers = cards(render([cheap, large, sure, endless]));
    expect(Object.keys(answers)).toEqual(['cheapest', 'fewestWorries', 'bestValue']);
    expect(answers['fewestWorries']).toContain('Fewest worries');
    expect(answers['fewestWorries']).toContain('$6.50');
    expect(answers['fewestWorries']).toContain('keeps going, key terms stated');
    expect(answers['cheapest']).toContain('$4.50');
    expect(answers['cheapest']).toContain('Lowest price for 7\u00a0days and 5\u00a0GB');
    expect(answers['cheapest']).toContain('5\u00a0GB, 15\u00a0days one plan, 8\u00a0days to spare');
    expect(answers['bestValue']).toContain('15\u00a0GB more for $4.50');
  });

  it('leads to all answers side by side, for the trip', () => {
    const [, all] = /href="(\/compare[^"]*)"/.exec(render([cheap, large, sure])) ?? [];
    const ids = [cheap, sure, large].map(({ id }) => id).join();
    expect(all).toBe(`/compare?plans=${ids}&amp;days=7&amp;gb=5`);
    expect(render([cheap])).not.toContain('/compare?');
  });

  it('folds the second and the third to a row that opens without scripts', () => {
    const [, first = '', second = '', third = ''] = render([cheap, large, sure]).split('data-pick=');
    expect(first).not.toMatch(/<details(?![^>]*_all)/);
    for (const [html, label] of [
      [second, 'Fewest worries'],
      [third, 'Best value'],
    ] as const) {
      expect(html).toMatch(new RegExp(`<details><summary[^>]*><b[^>]*>${label}</b>`));
      expect(html.indexOf('</summary>')).toBeLessThan(html.indexOf('/go/'));
    }
  });

  it('counts of a daily plan what the trip can use, and marks no estimate on a ticket', () => {
    const daily = { dataKind: 'daily', dataMb: 3000, validityDays: 30, price: moneyOf('9') } as const;
    const answers = cards(render([{ ...cheap, isEstimate: true }, makeListedPlan(daily)]));
    expect(answers['bestValue']).toContain('16\u00a0GB more for $4.50');
  });

  it('has one primary button, on the cheapest', () => {
    const html = render([cheap, sure, large]);
    expect(html.match(/class="[^"]*primary/g)).toHaveLength(1);
    expect(html.indexOf('primary')).toBeLessThan(html.indexOf('data-pick="bestValue"'));
  });

  it('says always the same three facts, and of the seller’s “unlimited” what it allows', () => {
    const { cheapest: unlimited } = cards(render([endless]));
    expect(unlimited).toContain('“Unlimited”: 14\u00a0GB at full speed, then 1\u00a0Mbps');
    const facts = ['No hotspot', 'Number: not stated', 'Network not stated'];
    const places = facts.map((words) => unlimited?.indexOf(words) ?? -1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('says of each plan that carries ads that it does', () => {
    expect(cards(render([{ ...cheap, ads: true }]))['cheapest']).toContain('with ads');
    const several = { ...cheap, validityDays: 4 };
    const single = makeListedPlan({ ...large, price: moneyOf('9.20'), ads: true });
    expect(cards(render([several, single]))['cheapest']).toMatch(/One plan instead: .*with ads\)/);
    expect(cards(render([{ ...cheap, ads: false }]))['cheapest']).not.toContain('with ads');
  });

  it('names a plan that renews by itself only where it is asked for and no other serves the trip', () => {
    const renewing = { ...cheap, id: 7, price: moneyOf('0.10'), subscription: true };
    const asked = { showsRenewing: true };
    expect(cards(render([renewing]))['cheapest']).toBeUndefined();
    expect(cards(render([renewing], asked))['cheapest']).toContain('Lowest price, renews by itself');
    expect(cards(render([renewing], asked))['cheapest']).toMatch(
      /then \$0\.10 .*Renews every 15\u00a0days until you cancel/,
    );
    expect(cards(render([renewing, cheap], asked))['cheapest']).toMatch(/Lowest price for 7/);
  });

  it('says of a plan for a region in how many of its countries it works', () => {
    const wide = { ...cheap, coverage: regionCoverage(27, 33) };
    expect(cards(render([wide]))['cheapest']).toContain('27 of 33 countries');
    expect(cards(render([cheap]))['cheapest']).not.toContain('countries');
  });

  it('says where plans work in a part of the region only, and names the first of them as the nearest', () => {
    const html = render([{ ...cheap, coverage: regionCoverage(2, 33) }]);
    expect(cards(html)['nearest']).toContain('2 of 33 countries');
    expect(html).toContain(messagesFor('en').trip.picks.partialHint);
    expect(html).toContain('No plan that works in at least 50% of the countries fits this trip.');
    expect(html).not.toContain(messagesFor('en').trip.picks.none);
  });

  it('costs the whole trip and says what that takes', () => {
    const query = { trip: { ...defaultTrip, days: 30, dataMb: 10_000 } };
    const { cheapest } = cards(render([cheap], query));
    expect(cheapest).toContain('$9.00');
    expect(cheapest).toContain('2 eSIMs to install');
    expect(cheapest).toContain('2 × 5\u00a0GB, 2 × 15\u00a0days 2 eSIMs to install');
  });

  it('says of a day pass all its days, and no several plans', () => {
    const pass = { dataKind: 'daily', dataMb: 1000, validityDays: 1, dayPass: true, price: moneyOf('1.50') } as const;
    const { cheapest } = cards(render([makeListedPlan(pass)]));
    expect(cheapest).toContain('$10.50');
    expect(cheapest).toContain('1\u00a0GB a day, 7\u00a0days one plan');
    expect(cheapest).not.toContain('×');
  });

  it('strikes the list price where a promo applies, and names its code', () => {
    const promo = makeListedPromo({ code: 'NORI', price: moneyOf('3') });
    const plan = makeListedPlan({ promo });
    const html = render([plan], { usesPromo: true });
    expect(html).toMatch(/<s><span[^>]*>At list price: <\/span>\$4\.50<\/s>/);
    expect(html).toContain('Promo code NORI');
    expect(html).toContain('$3.00');
    expect(render([plan])).not.toContain('<s>');
  });

  it('says of a converted price no sign: the list says once that prices are', () => {
    const converted = makeListedPlan({ isEstimate: true, sellerPrice: moneyOf('4', 'EUR') });
    expect(cards(render([converted]))['cheapest']).not.toContain('≈');
  });
});

describe('AnswerStrip where nothing fits', () => {
  it('says so when nothing fits and shows what comes nearest', () => {
    const html = render([makeListedPlan({ dataKind: 'daily', dataMb: 100 })]);
    expect(html).toContain('No plan fits this trip with these choices.');
    expect(Object.keys(cards(html))).toEqual(['nearest']);
    expect(html).not.toContain('primary');
  });

  it('says only that when there is no plan at all', () => {
    expect(cards(render([]))).toEqual({});
    expect(render([])).toContain('No plan fits this trip');
  });

  it.each(locales.filter((locale) => locale !== 'en'))('speaks %s', (locale) => {
    const html = render([cheap, sure, large], {}, locale);
    expect(html).not.toMatch(/undefined|NaN|trip\./);
    expect(Object.keys(cards(html))).toHaveLength(3);
  });
});

describe('the way to the seller', () => {
  it('is labelled as paid where it is, and nowhere else', () => {
    const html = render([cheap], {}, 'en', ['skylark']);
    expect(html).toMatch(new RegExp(`<a href="/go/${cheap.id}" target="_blank" rel="sponsored nofollow noopener"`));
    expect(html).toContain('(affiliate link, new tab)');
    expect(html).toContain('<small>Affiliate link</small>');
    const plain = render([cheap], {}, 'en', ['another']);
    expect(plain).toMatch(new RegExp(`<a href="/go/${cheap.id}" target="_blank" rel="nofollow noopener"`));
    expect(plain).toContain('(new tab)');
    expect(plain).not.toMatch(/sponsored|affiliate link/i);
    expect(render([makeListedPlan({ hasOffer: false })])).not.toContain('/go/');
  });
});
