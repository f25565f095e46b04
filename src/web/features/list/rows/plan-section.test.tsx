import { describe, expect, it } from 'vitest';
import { servedShare } from '#domain/plan/served-share.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { viewNames } from '#domain/listing/list-query.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
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
import { PlanSection } from './plan-section.tsx';

interface Page {
  readonly query?: Parameters<typeof makeListQuery>[0];
  readonly data?: Partial<ListData>;
  readonly locale?: Locale;
  /** Slugs of sellers that pay for links. */
  readonly paid?: readonly string[];
}

function render(plans: readonly ListedPlan[], { query = {}, data = {}, locale = 'en', paid = [] }: Page = {}): string {
  return renderOnPage(
    <ListStateProvider data={makeListData(makeDestinationView(plans, query), data)}>
      <PlanSection checkedAt={null} />
    </ListStateProvider>,
    { locale, ...(paid.length > 0 && { sellerLinks: { paid, always: [] } }) },
  );
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ');
const nori = makeListedProvider('nori', { name: 'Nori SIM', rating: { mean: 4.56, count: 318 } });
const networks = { operators: [{ name: 'KDDI', generation: '5G' }], generation: '5G', breakout: [] } as const;
const plan = makeListedPlan({ provider: nori, networks, tethering: true, topUp: false, price: moneyOf('8.90') });

const opened = { data: { open: plan.id } };

/** Without what only browsers without JavaScript show. */
const withoutDetails = (html: string): string => html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');

describe('a row', () => {
  it('says everything that decides in two lines, and of freshness only that it is stale', () => {
    const html = render([plan]);
    const text = textOf(withoutDetails(html));
    for (const words of ['Nori SIM', '5\u00a0GB', '7\u00a0days', 'KDDI', '5G', '$1.78/GB'])
      expect(text).toContain(words);
    expect(html).toContain('aria-label="4.6 out of 5 from 318 reviews"');
    expect(text).toContain('For your trip: $8.90');
    expect(withoutDetails(html)).not.toContain('<time');
    expect(textOf(withoutDetails(render([{ ...plan, isUnconfirmed: true }])))).toContain('Not confirmed since');
  });

  it('distinguishes yes, no and not stated', () => {
    const words = (tethering: boolean | null) => textOf(withoutDetails(render([{ ...plan, tethering }])));
    expect(words(true)).toContain(' Hotspot Number: not stated ');
    expect(words(false)).toContain(' No hotspot Number');
    expect(words(null)).toContain(' Hotspot: not stated Number');
  });

  it('never leaves unlimited alone', () => {
    const endless = makeListedPlan({ dataKind: 'unlimited', dataMb: null });
    expect(textOf(withoutDetails(render([endless])))).toMatch(
      /“Unlimited”: limits not stated .*“Unlimited” 7\u00a0days/,
    );
  });

  it('marks an estimate and a promo', () => {
    const html = render([{ ...plan, isEstimate: true, promo: makeListedPromo({ price: moneyOf('7') }) }], {
      query: { usesPromo: true },
    });
    expect(textOf(html)).toMatch(/List price: \$8\.90/);
    expect(html).toContain('≈');
    expect(html).toContain('>about </span>');
  });

  it('offers promo prices in an opened plan whose promo is not counted', () => {
    const promoted = { ...plan, promo: makeListedPromo({ price: moneyOf('7') }) };
    const offer = (usesPromo: boolean) =>
      /<a [^>]*href="([^"]+)"[^>]*>Include promo prices<\/a>/.exec(
        render([promoted], { query: { usesPromo }, data: { open: promoted.id } }),
      )?.[1];
    expect(offer(false)).toMatch(/^\/japan\?.*promo=1/);
    expect(offer(true)).toBeUndefined();
  });

  it('is without scripts a link to the page on which it alone is open', () => {
    const other = makeListedPlan();
    const html = render([plan, other], { query: { sort: 'price' } });
    expect(html.match(/<details name="plan"/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details name="plan"[^>]* open|All terms/);
    const address = `/japan?days=7&amp;gb=5&amp;sort=price&amp;open=${other.id}#open-${other.id}`;
    expect(html).toContain(`<noscript><a class="${/_link_\w+/.exec(html)?.[0]}" href="${address}" rel="nofollow">`);
    const page = render([plan, other], { data: { open: other.id } });
    expect(page.match(/All terms/g)).toHaveLength(1);
    expect(page).toMatch(new RegExp(`<li id="open-${other.id}"[^>]*><details name="plan" open=""`));
  });

  it('leads to the seller by a link that says what it is', () => {
    const html = render([plan], { paid: ['nori'] });
    expect(html).toContain(`href="/go/${plan.id}" target="_blank" rel="sponsored nofollow noopener"`);
    expect(textOf(withoutDetails(html))).toContain(' Go ');
    expect(html).toMatch(/aria-label="Go to .*Nori SIM.*: 5\u00a0GB, 7\u00a0days \(affiliate link, new tab\)"/);
    expect(textOf(render([plan], { ...opened, paid: ['nori'] }))).toMatch(
      / Go to Nori SIM Compare Does my phone fit\? .* Your trip with this plan .* Affiliate link /,
    );
    expect(textOf(html)).toContain('commission on affiliate links');
    const plain = render([plan]);
    expect(plain).toContain(`href="/go/${plan.id}" target="_blank" rel="nofollow noopener"`);
    expect(plain).toMatch(/aria-label="Go to .*Nori SIM.*: 5\u00a0GB, 7\u00a0days \(new tab\)"/);
    expect(plain).not.toMatch(/sponsored|affiliate link|commission/i);
    expect(render([{ ...plan, hasOffer: false }])).not.toContain('/go/');
  });

  it('opens as a ticket, with the rest as small print', () => {
    const html = render([plan], { data: { reportedPlan: plan.id }, paid: ['nori'] });
    const parts = [
      '>Go to ',
      'Your trip with this plan',
      'KDDI 5G',
      'Lasts all 7\u00a0days',
      'Affiliate link',
      'All terms',
      'ID check',
      'Ranked 1 of 1',
    ];
    const opened = html.slice(html.indexOf('We’ve received your report'));
    const places = parts.map((words) => opened.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('leads to the provider, unless the whole list is of it', () => {
    expect(render([plan], { ...opened, locale: 'ja' })).toContain('href="/ja/japan/nori"');
    expect(render([plan], { data: { path: '/japan/nori', providerSlug: 'nori' } })).not.toContain('/japan/nori/nori');
  });

  it.each(['plans', 'table'] as const)(
    'says in view %s what a plan is sold with, where its seller states it',
    (view) => {
      const said = (facts: Partial<ListedPlan>): string => {
        const html = render([{ ...plan, ...facts }], { query: { view, showsRenewing: true } });
        return textOf(withoutDetails(html));
      };
      expect(said({ subscription: true, ads: true })).toMatch(/Renews every 7\u00a0days until you cancel.* with ads/);
      for (const answer of [false, null])
        expect(said({ subscription: answer, ads: answer })).not.toMatch(/Renews every|with ads/);
    },
  );
});

describe('an opened row', () => {
  it('has an address of its own, with the trip', () => {
    const address = `/japan/nori?plan=${plan.id}&amp;days=7&amp;gb=5`;
    expect(render([plan], opened)).toContain(`href="${address}"`);
    expect(render([plan], { ...opened, locale: 'it' })).toContain(`href="/it${address}"`);
    const own = { path: '/japan/nori', providerSlug: 'nori', namedPlan: plan.id, ...opened.data };
    expect(render([plan], { data: own, query: { sort: 'price' } })).toContain(`href="${address}"`);
  });

  it('keeps the plan of the page in links and forms without scripts', () => {
    const html = render([plan], { data: { path: '/japan/nori', providerSlug: 'nori', namedPlan: 7 } });
    expect(html).toContain('href="/japan/nori?plan=7&amp;days=7&amp;gb=5&amp;sort=data"');
    expect(html.match(/<form[^>]*method="get"/g)?.length).toBe(html.match(/name="plan" value="7"/g)?.length);
  });

  it('takes a report about the price and says thank you', () => {
    const html = render([plan], { ...opened, query: { sort: 'price' } });
    expect(html).toContain('<form action="/reports/price" method="post">');
    expect(html).toContain(`name="plan" value="${plan.id}"`);
    expect(html).toContain('name="returnTo" value="/japan?days=7&amp;gb=5&amp;sort=price"');
    const thanked = render([plan], { data: { reportedPlan: plan.id } });
    expect(thanked).toMatch(/<details name="plan"[^>]* open/);
    expect(thanked).toContain('We’ve received your report');
  });
});

describe('the list of a region', () => {
  const wide = makeListedPlan({ price: moneyOf('90'), coverage: regionCoverage(27, 33) });
  const few = makeListedPlan({ price: moneyOf('1'), coverage: regionCoverage(2, 33) });

  it.each(locales)(
    'says of each plan how much of the region it covers, and what stands last and why, in %s',
    (locale) => {
      const { list, plan: texts } = messagesFor(locale);
      const html = render([few, wide], { query: { view: 'plans' }, locale });
      const share = (covered: number): string => texts.scope.share({ count: covered, total: 33 });
      const words = list.partial({ rows: list.countPlans({ count: 1 }), share: formatPercent(servedShare, locale) });
      const places = [`>${share(27)}<`, words, `>${share(2)}<`].map((each) => html.indexOf(each));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(html).toContain(`<span>${texts.columns.share}</span>`);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it('can be filtered and ordered by it, without scripts too; the list of a country cannot', () => {
    const html = render([few, wide]);
    expect(html).toMatch(/<input type="checkbox"[^>]* name="share" value="75"/);
    expect(html).toMatch(/<input type="checkbox"[^>]* name="share" value="less"/);
    expect(html).toContain('<option value="share"');
    for (const query of [{}, { sort: 'share' as const }]) {
      const country = render([plan], { query });
      expect(country).not.toMatch(/name="share"|<option value="share"/);
      expect(country).toContain('<option value="trip" selected="">');
    }
  });

  it('says in the price table where a price is for a part of the region only', () => {
    const text = textOf(render([few, { ...wide, dataMb: 20_000 }], { query: { view: 'table' } }));
    expect(text).toContain('2 of 33 countries');
    expect(text).not.toContain('27 of 33');
  });
});

describe('the list', () => {
  const many = Array.from({ length: 45 }, () => makeListedPlan());

  it('links its pages with the whole state', () => {
    const html = render(many, { query: { page: 2, sort: 'price' } });
    expect(html).toMatch(/href="\/japan\?days=7&amp;gb=5&amp;sort=price"[^>]*>.*?Previous page/s);
    expect(html).toContain('href="/japan?days=7&amp;gb=5&amp;sort=price&amp;page=3"');
    expect(textOf(html)).toContain('21–40 of 45');
    expect(render([plan])).not.toContain('aria-label="Pages"');
  });

  it('folds away what the same seller outdoes, and says so', () => {
    const outdone = makeListedPlan({ isDominated: true });
    const html = render([plan, outdone]);
    expect(textOf(html)).toContain('1 plan is hidden');
    expect(html).toContain('href="/japan?days=7&amp;gb=5&amp;dominated=1"');
    expect(textOf(render([plan, outdone], { query: { showsDominated: true } }))).toContain('Hide them');
  });

  it('says which plans may not serve the trip', () => {
    const text = textOf(
      render([plan, makeListedPlan({ dataMb: null }), makeListedPlan({ dataKind: 'daily', dataMb: 9 })], {
        query: { view: 'plans' },
      }),
    );
    expect(text).toContain('Might fit (details missing): 1 plan');
    expect(text).toContain('Don’t fit this trip: 1 plan');
  });

  it('leads on where nothing passes the filters', () => {
    const html = render([plan], { query: { facets: { hotspot: ['yes'], phone: ['yes'] } } });
    expect(textOf(html)).toContain('One plan fits without “Phone number”.');
    expect(html).toContain('href="/japan?days=7&amp;gb=5&amp;hotspot=yes"');
  });

  it('dates the rates behind estimates', () => {
    const rateDates = { oldest: '2026-11-19', newest: '2026-11-20' };
    expect(render([plan])).not.toContain('marks an estimate');
    expect(render([plan], { data: { rateDates } })).toContain('of 19 November 2026 to 20 November 2026.');
  });

  it.each(locales)('has every word in %s', (locale) => {
    for (const view of viewNames)
      expect(textOf(render([plan], { locale, query: { view } }))).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('the filters', () => {
  it('are a form that carries the rest of the state', () => {
    const html = render([plan], { query: { sort: 'price', view: 'table' } });
    expect(html).toMatch(/<form id="filters"[^>]*action="\/japan" method="get"/);
    expect(html).toMatch(/<input type="hidden" name="sort" value="price"\/>/);
    expect(html).toContain('<noscript><button type="submit"');
  });

  it('show what each choice leaves, and keep a chosen one that leaves nothing', () => {
    const html = render([plan, makeListedPlan()], { query: { facets: { hotspot: ['yes'], kind: ['daily'] } } });
    expect(html).toMatch(
      /<input type="checkbox"[^>]* name="kind" checked="" value="daily"\/>|name="kind" value="daily" checked/,
    );
    expect(html).not.toMatch(/name="kind" value="daily"[^>]*disabled/);
  });

  it('list the chosen ones with a way to take each off', () => {
    const html = render([plan], { query: { facets: { network: ['KDDI'] }, minPrice: 5 } });
    expect(textOf(html)).toContain('Remove filter: KDDI');
    expect(html).toContain('href="/japan?days=7&amp;gb=5&amp;min=5"');
  });
});

describe('the other views', () => {
  const large = makeListedPlan({ provider: nori, dataMb: 10_000, price: moneyOf('15') });

  const rival = makeListedPlan({ provider: makeListedProvider('kelp'), price: moneyOf('99') });

  it('name each provider once, with an address that opens its further plans', () => {
    const html = render([plan, large, rival], { query: { view: 'best' } });
    expect(textOf(html)).toContain('2 sellers, one plan each');
    expect(html).toMatch(
      /<a aria-expanded="false" aria-label="\+ 1 more plan, Nori SIM" href="\/japan\?days=7&amp;gb=5&amp;more=nori"[^>]*>\+ 1 more plan</,
    );
    // The link is part of its row.
    expect(
      withoutDetails(html)
        .match(/<ol>.*<\/ol>/s)?.[0]
        .match(/<li class/g),
    ).toHaveLength(2);
    expect(html).not.toContain(`/go/${large.id}"`);
    const opened = render([plan, large, rival], { query: { view: 'best', more: ['nori'] } });
    expect(opened).toMatch(/<a aria-expanded="true" aria-label="[^"]*" href="\/japan"/);
    expect(opened).toContain(`/go/${large.id}"`);
  });

  it('are a table of prices by size', () => {
    const html = render([plan, large], { query: { view: 'table' }, paid: ['nori'] });
    expect(html).toMatch(/<th scope="col">5\u00a0GB</);
    expect(html).toMatch(/role="region"[^>]*tabindex="0"/i);
    expect(html).toContain('<th scope="row">');
    expect(html).toContain('(affiliate link, new tab), lowest');
  });
});
