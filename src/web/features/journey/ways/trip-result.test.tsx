import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { messagesFor } from '#i18n/messages.ts';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  makeProvider,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { loadTrip } from '#web/features/journey/trip/load.ts';
import { TripResult } from './trip-result.tsx';

/** Both countries by one plan, or by two for two dollars less. */
const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('6.00') }),
    makePlan(2, { coverage: [countryOf('KR')], price: moneyOf('7.00'), provider: makeProvider('ahoy') }),
    makePlan(3, {
      coverage: [countryOf('JP'), countryOf('KR')],
      price: moneyOf('15.00'),
      provider: makeProvider('birch'),
    }),
  ],
});

function render(locale: Locale, currency: string): Promise<string> {
  return renderTrip('?stop=japan.5.4&stop=south-korea.5.4', locale, currency);
}

async function renderTrip(search: string, locale: Locale = 'en', currency = 'USD'): Promise<string> {
  const { data } = expectPage(await loadTrip(makePageRequest({ parameters: {}, search, locale, currency }), context));
  return renderOnPage(<TripResult {...data} />, { locale, currency: currencyOf(currency) });
}

/** The words of each way, without tags. */
function waysIn(html: string): readonly string[] {
  return [...html.matchAll(/data-way="\w+">(.*?)<\/tfoot>/gs)].map(([, card = '']) => card.replaceAll(/<[^>]+>/g, ' '));
}

it('says in the line of a plan that it allows a hotspot', async () => {
  const lineOf = async (tethering: boolean) => {
    const request = makePageRequest({ parameters: {}, search: '?stop=japan.5.4' });
    const { data } = expectPage(await loadTrip(request, createMemoryContext({ plans: [makePlan(1, { tethering })] })));
    return waysIn(renderOnPage(<TripResult {...data} />))[0];
  };
  expect(await lineOf(true)).toMatch(/not stated\u00a0· +hotspot /);
  expect(await lineOf(false)).not.toMatch(/not stated\u00a0· +hotspot /);
});

describe('TripResult', () => {
  it('names the cheapest way first by its trip, and says how many eSIMs each takes', async () => {
    const [first = '', second = ''] = waysIn(await render('en', 'USD'));
    expect(first).toContain('Lowest price for 10\u00a0days and 8\u00a0GB');
    expect(first).toContain('2 eSIMs, changed once');
    expect(second).toContain('Fewest eSIMs');
    expect(second).toContain('one eSIM for the whole trip');
  });

  it('says how many days a way covers, and marks none that leaves some out as the lowest price', async () => {
    const html = await renderTrip('?stop=turkmenistan.5.5&stop=japan.5.4');
    const [only = ''] = waysIn(html);
    expect(only.trim()).toMatch(/^No plan covers Turkmenistan. 5 of 10 days: /);
    expect(only).not.toContain('Lowest price');
    expect(html).not.toContain('"fix');
    expect(html).toMatch(/<p class="_cost[^"]* _part/);
    expect(only).not.toMatch(/border|Plan ends/);
  });

  it('says that no plan fits where there are some, and proposes only what was asked for', async () => {
    expect(waysIn(await renderTrip('?stop=japan.5.4&stop=south-korea.90.900'))[0]).toContain(
      'No plan fits this trip in South Korea. 5 of 95 days:',
    );
    const none = (search: string) => renderTrip(`?stop=${search}`);
    expect(await none('japan.90.900')).toContain('Try less data a day. Each');
    expect(await none('japan.90.900&hotspot=1')).toContain('Try less data a day or no hotspot. Each');
    expect(await none('turkmenistan.5.5')).not.toContain('Try');
  });

  it('says stop by stop how long the data lasts, and in the line of a plan that is slow', async () => {
    const daily = { dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 1024, validityDays: 9, topUp: null } as const;
    const slow = createMemoryContext({ plans: [makePlan(1, daily)] });
    const request = makePageRequest({ parameters: {}, search: '?stop=japan.4.4&stop=turkmenistan.2.2' });
    const { data } = expectPage(await loadTrip(request, slow));
    const html = renderOnPage(<TripResult {...data} />);
    const [only = ''] = waysIn(html);
    expect(only).toContain('No plan in Turkmenistan from day 5');
    expect(only).toMatch(/Slow for about 12\u00a0h a day in Japan\./);
    expect(html).toMatch(/<b class="_cut[^>]*>after 500\u00a0MB a day: 1\u00a0Mbps</);
  });

  it('says beside the label what is slow, where, and shows a way at full speed', async () => {
    const daily = { dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 1024, validityDays: 9, topUp: null } as const;
    const both = [countryOf('JP'), countryOf('KR')];
    const plans = [
      makePlan(1, { ...daily, coverage: both, price: moneyOf('5.00') }),
      makePlan(2, { coverage: both, price: moneyOf('7.00'), provider: makeProvider('ahoy') }),
    ];
    const render = async (search: string) => {
      const request = makePageRequest({ parameters: {}, search });
      const { data } = expectPage(await loadTrip(request, createMemoryContext({ plans })));
      return waysIn(renderOnPage(<TripResult {...data} />));
    };
    const [slow = '', fast = '', third] = await render('?stop=japan.4.4&stop=south-korea.4.4');
    expect(slow).toMatch(/Lowest price for 8\u00a0days and 8\u00a0GB *4\u00a0GB of 8\u00a0GB slow/);
    expect(slow).toMatch(/Slow for about 12\u00a0h a day in Japan and in South Korea\./);
    expect(fast).toMatch(/^ *Full speed throughout *\$7\.00/);
    expect(third).toBeUndefined();
    const [uneven = ''] = await render('?stop=japan.4.4&stop=south-korea.4.2.5');
    expect(uneven).toMatch(/12\u00a0h a day in Japan\. +Slow for about 5\u00a0h a day in South Korea\./);
  });

  it('has no capital letter within the line that says what a plan depends on', async () => {
    const [, first = ''] = waysIn(await render('en', 'USD'));
    expect(first).toMatch(/30\u00a0days\u00a0· after 10\u00a0GB: not stated/);
    const [, french = ''] = waysIn(await render('fr', 'EUR'));
    expect(french).toMatch(/30\u00a0jours\u00a0· après 10\u00a0Go/);
  });

  it('names a plan once, with how many of it, and links back to the countries', async () => {
    const plans = [makePlan(1, { price: moneyOf('6.00'), topUp: null })];
    const once = createMemoryContext({ plans });
    const search = '?stop=japan.5.8&stop=japan.5.8';
    const { data } = expectPage(await loadTrip(makePageRequest({ parameters: {}, search }), once));
    const html = renderOnPage(<TripResult {...data} />);
    const [card = ''] = html.split('<tbody>');
    expect(card.match(/href="\/go\/1"/g)).toHaveLength(1);
    expect(card).toMatch(/<a href="\/japan">Japan<\/a> <b>2 × 10\u00a0GB<\/b>/);
  });

  it('marks the links of a way that are paid, and no other', async () => {
    const search = '?stop=japan.5.4&stop=south-korea.5.4';
    const { data } = expectPage(await loadTrip(makePageRequest({ parameters: {}, search }), context));
    const plain = renderOnPage(<TripResult {...data} />);
    expect(plain).not.toMatch(/sponsored|paid/i);
    const html = renderOnPage(<TripResult {...data} />, { sellerLinks: { paid: ['ahoy'], always: [] } });
    expect(html).toContain(messagesFor('en').plan.notes.sponsored);
    const lines = [...html.matchAll(/<a [^>]*href="\/go\/(\d+)"[^>]*>/g)];
    for (const [link = '', id] of lines) {
      expect(link.includes('rel="sponsored nofollow noopener"')).toBe(id === '2');
      expect(link.includes('(affiliate link, new tab)')).toBe(id === '2');
    }
    expect(lines.map(([, id]) => id).toSorted()).toEqual(['1', '2', '3']);
    expect(html.match(/\u00a0· affiliate link</g)).toHaveLength(1);
  });

  it('marks converted amounts in the sum as in the lines above it', async () => {
    const [second = ''] = waysIn(await render('en', 'EUR'));
    const [, sum = ''] = second.split(messagesFor('en').journey.why.heading);
    expect(sum).toMatch(/≈\u00a0€3\.00 .*≈\u00a0€3\.50 .*≈.*€6\.50/);
  });

  it.each(locales)('converts the price of an extra eSIM in %s', async (locale) => {
    const html = await render(locale, 'EUR');
    const { why } = messagesFor(locale).journey;
    const price = formatMoney({ ...moneyOf('1.50', 'EUR'), isEstimate: true }, locale);
    expect(price).toContain('≈');
    expect(html).toContain(why.rule({ price }));
  });
});
