import { describe, expect, it } from 'vitest';
import { viewDestination } from '#domain/listing/view-destination.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { locales } from '#domain/kernel/locale.ts';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { makeListData } from '#tests/support/list-data-factory.ts';
import {
  dollars,
  makeDestinationPlans,
  makeListedPlan,
  makeListedProvider,
  makeListQuery,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { readOwnPrice } from '#web/features/list/load/read-own-price.ts';
import { TripAnswers } from '#web/features/list/picks/trip-answers.tsx';
import { ListStateProvider } from '#web/features/list/state/list-state.tsx';

const prices = [4, 5, 6, 7, 8, 9, 10, 12];

/** Sellers with these prices in dollars, for 15 days. */
function market(asked: readonly number[]) {
  return makeDestinationPlans(
    asked.map((price, index) =>
      makeListedPlan({ provider: makeListedProvider(`nori-${index}`), price: dollars(price), validityDays: 15 }),
    ),
  );
}

interface Shown {
  readonly asked?: readonly number[];
  readonly dataMb?: number | null;
  readonly locale?: Locale;
}

function render(search: string, { asked = prices, dataMb = 5000, locale = 'en' }: Shown = {}): string {
  const plans = market(asked);
  const trip = { ...defaultTrip, dataMb };
  const here = { trip, currency: defaultCurrency, rates: {}, rules: plans.rules };
  const own = readOwnPrice(new URLSearchParams(search), here);
  const query = makeListQuery({ trip });
  const view = viewDestination(plans, { query, now: viewTime, offer: own?.offer ?? null });
  return renderOnPage(
    <ListStateProvider data={makeListData(view, { offer: own })}>
      <TripAnswers />
    </ListStateProvider>,
    { locale },
  );
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u2066-\u2069]+/g, ' ')
    .trim();
}

describe('the own price', () => {
  it('stands in place of the answers while it is asked about', () => {
    expect(render('')).toContain('data-pick="cheapest"');
    const html = render('offer=5+GB+30+days+$11');
    expect(html).not.toContain('data-pick');
    expect(html).toContain('value="5 GB 30 days $11"');
  });

  it('says what it has read, how it stands and what asks less', () => {
    const html = render('offer=5+GB+30+days+$11');
    const text = textOf(html);
    expect(text).toContain('Read as 5 GB, 30 days, $11.00 (USD). Nothing is kept.');
    expect(html).toMatch(/role="status"><p[^>]*>Higher than 7 of 8 sellers/);
    expect(text).toContain('The usual price is $7.00: you would pay $4.00 more. The lowest is $4.00.');
    expect(text).toContain('Three that ask less for the same');
    expect(text).toContain('15 days instead of 30 days');
    expect(text).toContain('$4.00 saves $7.00');
    expect(html).toMatch(
      /role="img" aria-label="Prices of 8 sellers [^"]* Yours: \$11\.00\. Higher than 7 of 8 sellers"/,
    );
  });

  it('knows nothing cheaper than the lowest', () => {
    const text = textOf(render('offer=5+GB+30+days+$3'));
    expect(text).toContain('Lower than all 8: we know nothing cheaper');
    expect(text).toContain('Nobody here asks less. Keep yours.');
  });

  it('gives no rank among fewer than eight sellers', () => {
    const text = textOf(render('offer=5+GB+30+days+$11', { asked: [4, 12] }));
    expect(text).toContain('Only 2 sellers: not enough to compare with');
    expect(text).toContain('One that asks less for the same');
    expect(text).not.toContain('usual price');
  });

  it('is empty at first, with the field in focus', () => {
    const html = render('offer=');
    expect(html).toMatch(/<input[^>]*autofocus=""[^>]*name="offer"|<input[^>]*name="offer"[^>]*autofocus=""/i);
    expect(html).not.toContain('<details open');
    expect(textOf(html)).not.toContain('Read as');
  });

  it('asks for what is missing in three fields, the first missing one in focus', () => {
    const html = render('offer=30+days+$9');
    expect(textOf(html)).toContain('Read as 30 days, $9.00 (USD). How much data is it for?');
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html.match(/<input[^>]*name="offer"/g)).toHaveLength(4);
    expect(html).toMatch(/<input[^>]*autofocus[^>]*value=""|<input[^>]*value=""[^>]*autofocus/i);
  });

  it.each([
    ['offer=cheap', 'Could not find a price in this.'],
    ['offer=5-10+GB+$9', 'This can be read in two ways.'],
    ['offer=5+GB+€9', 'This currency cannot be converted.'],
    ['offer=5+GB+$9', 'No days given, so we use your trip’s: 7 days.'],
    ['offer=5+GB+7+days+9', 'No currency given, so we use USD.'],
    ['offer=3+GB+7+days+$9', '3 GB is 2 GB short of your trip; compared as 3 GB.'],
    ['offer=5+GB+3+days+$9', '3 days is 4 days short of your trip; compared as 3 days.'],
    ['offer=Nori+0+5+GB+7+days+$9', 'Read as Nori 0, 5 GB'],
  ])('answers %s', (search, words) => {
    expect(textOf(render(search))).toContain(words);
  });

  it('says that an amount is less than unlimited', () => {
    const text = textOf(render('offer=3+GB+7+days+$9', { dataMb: null }));
    expect(text).toContain('3 GB is less than your trip needs; compared as 3 GB.');
  });

  it('reads three fields, of which figures alone are gigabytes and days', () => {
    expect(textOf(render('offer=5&offer=30&offer=9'))).toContain('Read as 5 GB, 30 days, $9.00 (USD).');
    expect(textOf(render('offer=500+MB&offer=&offer=$9'))).toContain('Read as 500 MB, $9.00 (USD).');
  });

  it.each(locales)('speaks %s', (locale) => {
    for (const search of ['offer=5+GB+30+days+$11', 'offer=3+GB+3+days+2', 'offer=cheap', 'offer='])
      expect(render(search, { locale })).not.toMatch(/undefined|NaN|\[object/);
  });
});
