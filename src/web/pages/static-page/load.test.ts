import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { loadStaticPage } from './load.ts';

const names = ['about', 'contact', 'privacy', 'terms'] as const;
const everyPage = names.flatMap((name) => locales.map((locale) => [name, locale] as const));
const load = (name: (typeof names)[number], locale: (typeof locales)[number], contactEmail: string | null) =>
  loadStaticPage(makePageRequest({ parameters: { name }, locale }), createMemoryContext({ contactEmail }));

describe('loadStaticPage', () => {
  it.each(everyPage)('renders %s in %s with and without settings', async (name, locale) => {
    for (const contactEmail of [null, 'a_b@esim.example']) {
      const { data, head } = expectPage(await load(name, locale, contactEmail));
      expect(head.title).toBe(data.heading);
      expect(data.html).toMatch(/<(p|h2)/);
      expect(data.html).not.toMatch(/\{|\}|<h1|style=/);
    }
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
    } as const;
    const reviews = { ...context.reviews, moderationCounts: async () => counts };
    const about = makePageRequest({ parameters: { name: 'about' as const }, locale: 'fr' as const });
    const { data } = expectPage(await loadStaticPage(about, { ...context, reviews }));
    expect(data.figures?.outcomes.map(({ count }) => count)).toEqual(['1\u202f234', '1\u202f200', '4', '20', '10']);
    expect(data.figures?.reasons).toEqual([
      { label: 'Publicité', count: '25' },
      { label: 'Raisons juridiques', count: '5' },
    ]);
    expect(expectPage(await load('privacy', 'fr', null)).data.figures).toBeNull();
  });

  it('says how long addresses are kept, and names the company that a bot check asks', async () => {
    const context = createMemoryContext();
    const site = { ...context.site, reviewEmailDays: 30, botCheckCompany: 'Google' };
    const privacy = makePageRequest({ parameters: { name: 'privacy' as const }, locale: 'en' as const });
    const { html } = expectPage(await loadStaticPage(privacy, { ...context, site })).data;
    expect(html).toContain('deleted 30 days after the last decision');
    expect(html).toContain('automated programs from Google');
    expect(html).not.toContain('No page loads anything');
    const own = expectPage(await load('privacy', 'en', null)).data.html;
    expect(own).toContain('deleted 180 days after the last decision');
    expect(own).toContain('No page loads anything from another company');
  });

  it.each(locales)(
    'tells authors in %s, on both pages that speak of it, how long their address is known',
    async (locale) => {
      const context = createMemoryContext();
      const site = { ...context.site, reviewEmailDays: 77 };
      for (const name of ['privacy', 'contact'] as const) {
        const request = makePageRequest({ parameters: { name }, locale });
        expect(expectPage(await loadStaticPage(request, { ...context, site })).data.html, name).toContain('77');
      }
    },
  );

  it('turns the address into a link that works', async () => {
    const { data } = expectPage(await load('contact', 'en', 'a_b@esim.example'));
    expect(data.html).toContain('<a href="mailto:a_b@esim.example">a_b@esim.example</a>');
  });
});
