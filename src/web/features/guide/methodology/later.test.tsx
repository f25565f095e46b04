import { describe, expect, it } from 'vitest';
import type { ShownCorrection } from '#domain/site/correction.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { makePageRequest, expectPage } from '#tests/support/page-request.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Method } from './later.tsx';
import { loadMethodology } from './load.ts';

async function render(locale: Locale, corrections: readonly ShownCorrection[] = []): Promise<string> {
  const context = { ...createMemoryContext(), corrections: { corrections: async () => corrections } };
  const { data } = expectPage(await loadMethodology(makePageRequest({ parameters: {}, locale }), context));
  return renderOnPage(<Method {...data} />, { locale });
}

describe('the page of the method', () => {
  it.each(locales)('has every section in %s, with the reviews and an empty log', async (locale) => {
    const html = await render(locale);
    const texts = messagesFor(locale).methodology;
    for (const id of [
      'order',
      'cost',
      'unlimited',
      'answers',
      'planner',
      'folded',
      'ratings',
      'fresh',
      'plausible',
      'money',
    ])
      expect(html).toContain(`<section id="${id}">`);
    expect(html).toContain(texts.corrections.none);
    expect(html).toMatch(/href="[^"]*\/about#figures"/);
  });

  it('lists corrections with day, reports and language', async () => {
    const texts = { language: 'en', wrong: 'Wrong.', done: 'Done.' } as const;
    const correction: ShownCorrection = { id: 'a', day: '2026-11-20', reportCount: 2, ...texts };
    const html = await render('fr', [correction]);
    expect(html).toContain('<time dateTime="2026-11-20">20 novembre 2026</time>');
    expect(html).toContain('<dd lang="en">Wrong.</dd>');
    expect(html).toContain('2 signalements de prix');
  });
});
