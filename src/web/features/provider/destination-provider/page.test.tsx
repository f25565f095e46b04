import { emptyProfile } from '#domain/plan/provider-profile.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  moneyOf,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { loadProvider } from './load.ts';
import type { ProviderData } from './data.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { Page } from './page.tsx';

// As on the server: pages are rendered completely.
beforeAll(loadLazyComponents);

const japan = countryOf('JP');
const skylark = makeProvider('skylark', { name: 'Skylark', url: null });

function reviewOf(id: string, country: string, rating: number) {
  const provider = { slug: providerSlugOf('tanuki-sim'), name: 'Tanuki SIM', image: null };
  return makeReview({ id, provider, countries: [countryOf(country)], rating, text: `Text ${id}` });
}

const promo = {
  price: moneyOf('8.00'),
  code: 'SEA20',
  newCustomersOnly: true,
  startsAt: null,
  endsAt: '2026-12-01T00:00:00Z',
  minimumSpend: moneyOf('20.00'),
  excludedKinds: ['daily'],
} as const;

const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('10.00'), promo }),
    makePlan(2, { price: moneyOf('3.90'), dataMb: 1000, tethering: null }),
    makePlan(3, { provider: skylark, price: moneyOf('9.00') }),
  ],
  reviews: [reviewOf('one', 'KR', 5), reviewOf('two', 'JP', 4)],
});

async function load(provider: string, locale: Locale = 'en', search = ''): Promise<ProviderData> {
  const parameters = { destination: japan, provider: providerSlugOf(provider) };
  return expectPage(await loadProvider(makePageRequest({ parameters, locale, search }), context)).data;
}

async function render(
  provider: string,
  facts: Partial<ProviderData> = {},
  locale: Locale = 'en',
  search = '',
): Promise<string> {
  return renderOnPage(<Page {...await load(provider, locale, search)} {...facts} />, { locale });
}

const shortTrip = { days: 3, dataMb: 1000, hotspot: false, isNewCustomer: true };

/** The opening tags of the rows that are open. */
const openRowsIn = (html: string): readonly string[] =>
  [...html.matchAll(/(<details[^>]*>)<summary class="_plan/g)].flatMap(([, tag = '']) =>
    tag.includes(' open=""') ? tag : [],
  );

/** The text of a page without its tags. */
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('ProviderPage', () => {
  it('names the provider and the destination, and answers for the trip before the facts', async () => {
    const html = await render('tanuki-sim');
    expect(html).toContain('<h1><bdi>tanuki-sim</bdi></h1>');
    expect(html).toContain('<a href="/japan">Japan</a>');
    const places = ['eSIM plans for Japan', '<form', 'data-pick="cheapest"', 'id="plans"', 'Starts'].map((mark) =>
      html.indexOf(mark),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html).toContain('action="/japan/tanuki-sim"');
  });

  it('says the seller’s name once, in no answer, and links to no feed', async () => {
    const html = await render('tanuki-sim');
    expect(html).not.toContain('<a href="/japan/tanuki-sim"><');
    expect(html).not.toContain('/japan/tanuki-sim/tanuki-sim');
    expect(html).not.toContain('href="/follow');
  });

  it('leads to the seller’s own site by a plain link, where there is an address', async () => {
    expect(await render('tanuki-sim')).toMatch(
      /<a href="https:\/\/tanuki-sim\.example" target="_blank" rel="nofollow noopener"[^>]*>Go to tanuki-sim/,
    );
    expect(await render('tanuki-sim')).not.toMatch(/sponsored|affiliate link/i);
    expect(await render('skylark')).not.toMatch(/<a href="https:[^>]*>Go to skylark/);
  });

  it('says what plans state, what they do not, and how many do', async () => {
    const text = textOf(await render('tanuki-sim'));
    expect(text).toContain('Allowed on 1 of 2 plans');
    expect(text).toContain('Not stated on 1 of 2 plans');
    expect(text).toContain('Phone number Data only');
    expect(text).toContain('Starts Not stated');
  });

  it('words every condition of an offer', async () => {
    const text = textOf(await render('tanuki-sim'));
    for (const words of ['Up to 20% off', 'SEA20', 'First order only', '$20.00', 'Excludes Daily data'])
      expect(text).toContain(words);
    expect(text).toContain('Until 1 December 2026');
    expect(textOf(await render('skylark'))).not.toContain('Offers');
  });

  it('says in the first answer what the lowest price of all sellers is, and whose', async () => {
    const beforePlans = (await render('tanuki-sim')).split('id="plans"')[0] ?? '';
    expect(textOf(beforePlans)).toContain('Lowest of all sellers: $9.00, Skylark, 10 GB · 1 other seller costs less');
    expect(beforePlans).toContain('<a href="/japan/skylark">Skylark, 10\u00a0GB</a>');
    const cheapest = textOf((await render('skylark')).split('id="plans"')[0] ?? '');
    expect(cheapest).toContain('Lowest of 2 sellers');
  });

  it('says once that no price here has been confirmed of late', async () => {
    const { facts, list } = await load('tanuki-sim');
    const stale = await render('tanuki-sim', {
      facts: { ...facts, checkedAt: '2026-11-09T10:00:00Z' },
      list: { ...list, saysStale: true },
    });
    expect(stale).toMatch(/Prices here last confirmed 9.Nov, 11.days ago\. The seller’s own page decides\./);
    expect(await render('tanuki-sim')).not.toContain('last confirmed');
  });

  it('marks its price among those of all sellers', async () => {
    const html = await render('tanuki-sim');
    expect(html).toMatch(/role="img" aria-label="Prices of \d+ sellers [^"]* tanuki-sim: \$10\.00\."/);
  });

  it('names what costs the trip less, each at its own page', async () => {
    const html = await render('tanuki-sim');
    expect(textOf(html)).toContain('7 days, 5 GB: $10.00 with tanuki-sim. These cost less.');
    expect(html).toContain('href="/japan/skylark"');
    expect(textOf(await render('skylark'))).toContain('Lowest of 2 sellers');
  });

  it('says so when no plan of its own is sure to be enough', async () => {
    const { cheaper } = await load('tanuki-sim');
    const without = { ...cheaper, ownCost: null };
    expect(textOf(await render('tanuki-sim', { cheaper: without }))).toContain('no tanuki-sim plan is certain');
    const nobody = { ...without, rows: [] };
    expect(textOf(await render('tanuki-sim', { cheaper: nobody }))).toContain('no plan here is certain to fit');
  });

  it('offers a comparison for the trip of the list when it is another one', async () => {
    const { cheaper } = await load('tanuki-sim');
    const other = { ...cheaper, trip: { ...cheaper.trip, days: 30 } };
    expect(textOf(await render('tanuki-sim', { cheaper: other }))).toContain('Compare for 7 days, 5 GB');
    expect(textOf(await render('tanuki-sim'))).not.toContain('Compare for');
  });

  it('shows the reviews of the country first, and how the stars are spread', async () => {
    const html = await render('tanuki-sim');
    const text = textOf(html);
    expect(text.indexOf('Text two')).toBeLessThan(text.indexOf('Text one'));
    expect(text).toContain('From travellers to Japan');
    expect(text).toContain('1 about Japan');
    expect(text).toMatch(/5 stars: 1 review 5 1 4 stars: 1 review 4 1 3 stars: 0 reviews 3 0/);
    expect(html).toContain('4.5');
  });

  it('says that there is no review, twice: beside the name and in its place', async () => {
    const text = textOf(await render('skylark'));
    expect(text.match(/No reviews yet/g)).toHaveLength(2);
    expect(text).toContain('No reviews of Skylark yet.');
  });
});

describe('ProviderPage among all sellers', () => {
  it('ranks its prices among those of all sellers, until another trip is chosen', async () => {
    const [, rows = ''] = (await render('tanuki-sim')).split('id="plans"');
    expect(textOf(rows)).toContain('lowest price: 2nd of 2');
    expect(rows.slice(rows.indexOf('<ol'), rows.indexOf('</ol>'))).not.toContain('2nd of');
    expect(textOf(await render('skylark'))).toContain('Lowest of 2');
    const { list } = await load('tanuki-sim');
    const other = { ...list, view: { ...list.view, query: { ...list.view.query, trip: shortTrip } } };
    const [, later = ''] = (await render('tanuki-sim', { list: other })).split('id="plans"');
    expect(textOf(later.split('id="others"')[0] ?? '')).not.toContain('2nd of 2');
  });

  it('marks no answer as the lowest price: magenta is the ruler’s alone', async () => {
    const [answers = ''] = (await render('skylark')).split('id="others"');
    expect(answers).not.toMatch(/_fix_|_mark_/);
  });

  it('speaks every language', async () => {
    expect(textOf(await render('tanuki-sim', {}, 'ja'))).toContain('2社中2番目');
    expect(textOf(await render('tanuki-sim', {}, 'fr'))).toContain('2e sur 2');
    expect(textOf(await render('tanuki-sim', {}, 'es'))).toContain('2.º de 2');
    expect(textOf(await render('tanuki-sim', {}, 'it'))).toContain('2º su 2');
  });
});

describe('ProviderPage with a plan in its address', () => {
  it.each(locales)('shows the plan of its address open, before every other plan, in %s', async (locale) => {
    const { provider } = messagesFor(locale);
    const html = await render('tanuki-sim', {}, locale, '?plan=2&days=3&gb=1&data=gt50');
    expect(openRowsIn(html)).toHaveLength(1);
    const [above = ''] = html.split('id="trip"');
    expect(openRowsIn(above)).toHaveLength(1);
    expect(above).toContain('href="/go/2"');
    expect(above).toContain(
      provider.named.lead({ trip: sayTrip(shortTrip, { locale, messages: messagesFor(locale) }) }),
    );
    expect(openRowsIn(await render('tanuki-sim', {}, locale))).toEqual([]);
  });

  it.each(locales)('says in one sentence that the plan of its address is not sold here, in %s', async (locale) => {
    const { named } = messagesFor(locale).provider;
    const { destination } = await load('tanuki-sim', locale);
    const html = await render('tanuki-sim', {}, locale, '?plan=999');
    expect(html).toContain(named.notSold({ provider: 'tanuki-sim', destination }));
    expect(openRowsIn(html)).toEqual([]);
  });

  it('closes no other row with the plan of its address', async () => {
    const [opened] = openRowsIn(await render('tanuki-sim', {}, 'en', '?plan=2'));
    expect(opened).not.toContain('name=');
  });
});

describe('the company behind a provider', () => {
  it('says what is known of the company, in the language of the page where there is one, and no more', async () => {
    const profile = {
      ...emptyProfile,
      legalName: 'Tanuki KK',
      support: ['help@tanuki.example', '+81 3 1234 5678'],
      payment: ['card', 'paypal'] as const,
      refundRule: { text: 'Nur unbenutzt', language: 'en' as const },
    };
    const html = await render('tanuki-sim', { profile });
    const text = textOf(html);
    expect(text).toContain('About tanuki-sim As far as we could find out Company Tanuki KK');
    expect(text).toContain('Payment Card and PayPal');
    expect(html).toContain('<span lang="en">Nur unbenutzt</span>');
    expect(html).toMatch(/href="mailto:help@tanuki\.example"[^>]*>help@tanuki\.example<\/a>/);
    expect(html).toContain('href="tel:+81312345678"');
    for (const unknown of ['Registered address', 'Register']) expect(text).not.toContain(unknown);
    expect(textOf(await render('tanuki-sim', { profile }, 'ja'))).toContain('支払い方法 クレジットカード');
    expect(textOf(await render('tanuki-sim'))).not.toContain('About tanuki-sim');
  });

  it('loads what is known in the language of the page', async () => {
    const profile = { ...emptyProfile, seat: 'Tokyo', refundRule: { en: 'No', ja: '不可' } };
    const known = createMemoryContext({ plans: [makePlan(1)], profile });
    const parameters = { destination: japan, provider: providerSlugOf('tanuki-sim') };
    const { data } = expectPage(await loadProvider(makePageRequest({ parameters, locale: 'ja' }), known));
    expect(data.profile).toEqual({ ...profile, refundRule: { text: '不可', language: 'ja' } });
    expect((await load('tanuki-sim')).profile).toBeNull();
  });
});
