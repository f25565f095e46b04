import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { staticPageNames, type StaticPageName } from '#domain/site/static-pages.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadStaticPage, type StaticPageData } from './load.ts';

const htmlOf = ({ text }: StaticPageData): string => [text.intro, ...text.sections.map(({ html }) => html)].join('');
const everyPage = staticPageNames.flatMap((name) => locales.map((locale) => [name, locale] as const));
const load = (name: StaticPageName, locale: (typeof locales)[number], contactEmail: string | null) =>
  loadStaticPage(makePageRequest({ parameters: { name }, locale }), createMemoryContext({ contactEmail }));

describe('loadStaticPage', () => {
  it.each(everyPage)('renders %s in %s with and without settings', async (name, locale) => {
    for (const contactEmail of [null, 'a_b@esim.example']) {
      const { data, head } = expectPage(await load(name, locale, contactEmail));
      expect(head.title).toBe(data.heading);
      expect(htmlOf(data)).toMatch(/<p/);
      expect(data.text.sections.length).toBeGreaterThan(0);
      expect(htmlOf(data)).not.toMatch(/\{|\}|<h1|style=/);
    }
  });

  it.each([
    [['en'], 'en', '</a> in English.'],
    [['en', 'fr'], 'en', '</a> in English or French.'],
    [['en', 'ja', 'fr'], 'fr', '</a> en français, anglais ou japonais.'],
    [['en', 'ja', 'fr', 'es', 'it'], 'ja', '</a>まで、日本語、英語、フランス語、スペイン語、またはイタリア語のメール'],
  ] as const)('names the languages that are on where it asks for mail: %j in %s', async (on, locale, words) => {
    const context = createMemoryContext({ contactEmail: 'a@esim.example' });
    const site = { ...context.site, locales: on };
    const request = makePageRequest({ parameters: { name: 'contact' as const }, locale });
    expect(htmlOf(expectPage(await loadStaticPage(request, { ...context, site })).data)).toContain(words);
  });

  it('says what became of reviews on the about page alone, most frequent reason first', async () => {
    const context = createMemoryContext();
    const counts = {
      received: 1234,
      published: 1200,
      pending: 4,
      rejected: 20,
      removed: 10,
      reasons: [
        { reason: 'advertising', count: 25 },
        { reason: 'legal', count: 5 },
      ],
      reports: [{ reason: 'copyright', count: 2 }],
    } as const;
    const reviews = { ...context.reviews, moderationCounts: async () => counts };
    const about = makePageRequest({ parameters: { name: 'about' as const }, locale: 'fr' as const });
    const { data } = expectPage(await loadStaticPage(about, { ...context, reviews }));
    const [outcomes, ...why] = data.figures?.tables ?? [];
    expect(outcomes?.rows.map(({ count }) => count)).toEqual(['1\u00a0234', '1\u00a0200', '4', '20', '10']);
    expect(why.map(({ rows }) => rows)).toEqual([
      [
        { label: 'Publicité', count: '25' },
        { label: 'Raisons juridiques', count: '5' },
      ],
      [{ label: 'Droit d’auteur', count: '2' }],
    ]);
    expect(expectPage(await load('privacy', 'fr', null)).data.figures).toBeNull();
  });

  it('says how long addresses are kept, and names the company that a bot check asks', async () => {
    const context = createMemoryContext();
    const site = { ...context.site, reviewEmailDays: 30, botCheckCompany: 'Google' };
    const privacy = makePageRequest({ parameters: { name: 'privacy' as const }, locale: 'en' as const });
    const html = htmlOf(expectPage(await loadStaticPage(privacy, { ...context, site })).data);
    expect(html).toContain('delete it 30 days after the last decision');
    expect(html).toContain('automated programs from Google');
    expect(html).not.toContain('No page loads anything');
    const own = htmlOf(expectPage(await load('privacy', 'en', null)).data);
    expect(own).toContain('delete it 180 days after the last decision');
    expect(own).toContain('No page loads anything from another company');
  });

  it.each(locales)(
    'tells authors in %s, on both pages that speak of it, how long their address is known',
    async (locale) => {
      const context = createMemoryContext();
      const site = { ...context.site, reviewEmailDays: 77 };
      for (const name of ['privacy', 'contact'] as const) {
        const request = makePageRequest({ parameters: { name }, locale });
        const { data } = expectPage(await loadStaticPage(request, { ...context, site }));
        expect(htmlOf(data), name).toContain('77');
      }
    },
  );

  it.each(locales)('says in %s how long browser errors are stored', async (locale) => {
    const context = createMemoryContext();
    const request = makePageRequest({ parameters: { name: 'privacy' as const }, locale });
    const site = { ...context.site, browserErrorDays: 53 };
    expect(htmlOf(expectPage(await loadStaticPage(request, { ...context, site })).data)).toContain('53');
    expect(htmlOf(expectPage(await loadStaticPage(request, context)).data)).toMatch(/30\D/);
  });

  it('turns the address into a link that works', async () => {
    const { data } = expectPage(await load('contact', 'en', 'a_b@esim.example'));
    expect(htmlOf(data)).toContain('<a href="mailto:a_b@esim.example">a_b@esim.example</a>');
  });
});
