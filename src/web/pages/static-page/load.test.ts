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

  it('turns the address into a link that works', async () => {
    const { data } = expectPage(await load('contact', 'en', 'a_b@esim.example'));
    expect(data.html).toContain('<a href="mailto:a_b@esim.example">a_b@esim.example</a>');
  });
});
