import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import {
  countryOf,
  createMemoryContext,
  makePlan,
  makeProvider,
  membersOf,
  providerSlugOf,
} from '#tests/support/memory-context.ts';
import { visitPage } from '#tests/support/site-visit.ts';
import { locales } from '#domain/kernel/locale.ts';
import { makeReview } from '#tests/support/make-review.ts';
import { localizePath } from '#i18n/localized-path.ts';

const japan = countryOf('JP');
const hostile = `</script><script>alert(1)</script> & "quoted" 'words'`;

function reviewOf(id: string, rating: number, provider: string) {
  const seller = { slug: providerSlugOf(provider), name: provider, image: null };
  const facts = { text: 'Fine.', publishedAt: '2026-11-18T08:00:00Z' };
  return makeReview({ id, provider: seller, countries: [japan], rating, ...facts });
}

const context = createMemoryContext({
  plans: [
    makePlan(1),
    makePlan(2),
    makePlan(3, { provider: makeProvider('skylark', { name: hostile, url: null }) }),
    makePlan(4, { provider: makeProvider('skylark', { name: hostile, url: null }) }),
    makePlan(5, { provider: makeProvider('driftcell') }),
    ...[6, 7].map((id) => makePlan(id, { scope: 'regional', coverage: membersOf('asia') })),
  ],
  reviews: [reviewOf('a', 5, 'tanuki-sim'), reviewOf('b', 4, 'tanuki-sim'), reviewOf('c', 4, 'tanuki-sim')],
});

interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface ListItem {
  readonly position: number;
  readonly name: string;
  readonly item?: string;
  readonly url?: string;
}

/** The graph of a page; null: it has none. Fails on anything that is not JSON. */
async function graphOf(address: string): Promise<readonly Thing[] | null> {
  const html = await visitPage(address, context);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks.length).toBeLessThanOrEqual(1);
  const [, json] = blocks[0] ?? [];
  if (json === undefined) return null;
  const parsed = JSON.parse(json) as { '@context': string; '@graph': readonly Thing[] };
  expect(parsed['@context']).toBe('https://schema.org');
  return parsed['@graph'];
}

async function thingOf(address: string, type: string): Promise<Thing | undefined> {
  return (await graphOf(address))?.find((thing) => thing['@type'] === type);
}

function itemsOf(thing: Thing | undefined): readonly ListItem[] {
  return (thing?.['itemListElement'] ?? []) as readonly ListItem[];
}

/** Label and address of each breadcrumb in sight; the page itself has no address. */
async function shownTrail(address: string): Promise<readonly (readonly [string, string | null])[]> {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  // The rest of a page takes long to parse.
  const [trail = ''] = /<main.*?<\/nav>/s.exec(await visitPage(address, context)) ?? [];
  document.write(trail);
  return [...document.querySelectorAll('main nav ol')].slice(0, 1).flatMap((list) =>
    [...list.querySelectorAll('li > *')].map(
      (crumb) =>
        [
          // The isolation marks belong to the direction of text, not to the name.
          (crumb.textContent ?? '').replaceAll(/[\u2068\u2069]/g, ''),
          crumb.getAttribute('href'),
        ] as const,
    ),
  );
}

const types = async (address: string) => (await graphOf(address))?.map((thing) => thing['@type']);

describe('structured data', () => {
  it.each(locales)('is JSON on every kind of page in %s', async (locale) => {
    const expected: readonly (readonly [string, readonly string[]])[] = [
      ['/', ['Organization', 'WebSite']],
      ['/region', ['BreadcrumbList']],
      ['/reviews', ['BreadcrumbList']],
      ['/data-use', ['BreadcrumbList']],
      ['/prices', ['BreadcrumbList']],
      ['/rules', ['BreadcrumbList']],
      ['/about', ['BreadcrumbList']],
      ['/privacy', ['BreadcrumbList']],
      ['/japan', ['BreadcrumbList', 'ItemList']],
      ['/region/asia', ['BreadcrumbList', 'ItemList']],
      ['/japan/tanuki-sim', ['BreadcrumbList', 'Organization']],
      ['/japan/skylark', ['BreadcrumbList']],
    ];
    for (const [path, found] of expected) expect(await types(localizePath(path, locale)), path).toEqual(found);
  });

  it.each(locales)('has the trail of breadcrumbs that the page shows in %s', async (locale) => {
    const paths = ['/region', '/reviews', '/data-use', '/prices', '/rules', '/about', '/privacy', '/trip'];
    const places = ['/japan', '/region/asia', '/japan/tanuki-sim', '/methodology'];
    const articles = ['/blog', '/blog/what-is-an-esim'];
    for (const path of [...paths, ...places, ...articles]) {
      const address = localizePath(path, locale);
      const steps = itemsOf(await thingOf(address, 'BreadcrumbList'));
      const shown = await shownTrail(address);
      const named = steps.map(({ name, item }, index) => [
        name,
        index === steps.length - 1 ? null : item?.replace('https://esim.example', ''),
      ]);
      expect(named, address).toEqual(shown);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
    }
  });

  it('ends its way at the canonical address, pages of a list included', async () => {
    for (const path of ['/japan', '/ja/region/asia', '/es/reviews', '/it/terms']) {
      const html = await visitPage(path, context);
      const canonical = /<link rel="canonical" href="(.*?)"/.exec(html)?.[1];
      expect(itemsOf(await thingOf(path, 'BreadcrumbList')).at(-1)?.item).toBe(canonical);
    }
  });

  it('lists the providers that the page lists, each at its own address', async () => {
    const list = await thingOf('/ja/japan', 'ItemList');
    const items = itemsOf(list);
    expect(list?.['numberOfItems']).toBe(3);
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    const html = await visitPage('/ja/japan', context);
    for (const { url = '' } of items) expect(html).toContain(`href="${url.replace('https://esim.example', '')}"`);
    expect(items.map(({ name }) => name).toSorted()).toEqual([hostile, 'driftcell', 'tanuki-sim'].toSorted());
  });

  it('rates a provider by its own published reviews, as the page does', async () => {
    const organization = await thingOf('/japan/tanuki-sim', 'Organization');
    expect(organization).toMatchObject({ name: 'tanuki-sim', url: 'https://tanuki-sim.example' });
    expect(organization?.['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    });
    expect(await visitPage('/japan/tanuki-sim', context)).toContain('4.3');
  });

  it('never offers a product', async () => {
    for (const path of ['/', '/japan', '/japan/tanuki-sim', '/region/asia']) {
      const json = JSON.stringify(await graphOf(path));
      expect(json).not.toMatch(/"(Product|Offer|AggregateOffer|SearchAction)"/);
    }
  });

  it.each(['/no-such-place', '/japan?sort=price', '/japan/driftcell', '/region?q=zzz'])(
    'is left out of %s, which is not for search engines',
    async (path) => {
      expect(await graphOf(path)).toBeNull();
    },
  );

  it('holds hostile names as text', async () => {
    const html = await visitPage('/japan', context);
    expect(html).not.toContain('<script>alert(1)');
    expect(itemsOf(await thingOf('/japan', 'ItemList')).some(({ name }) => name === hostile)).toBe(true);
  });
});
