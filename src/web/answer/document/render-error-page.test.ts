import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { testAssets } from '#tests/support/site-visit.ts';
import { createSite } from '#web/site.ts';

const { site } = createMemoryContext();
const { renderError } = createSite({ assets: testAssets });
const request = { status: 500, path: '/japan', locale: 'en', theme: null, requestId: 'abc-1', site } as const;

describe('renderError', () => {
  it.each(locales)('renders an internal error in %s without any store', (locale) => {
    const html = renderError({ ...request, locale });
    const texts = messagesFor(locale).errors;
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<h1>${texts.internal.heading}</h1>`);
    expect(html).toContain(texts.internal.reference({ id: 'abc-1' }));
    expect(html).toContain(`href="${locale === 'en' ? '/' : `/${locale}`}"`);
    expect(html).not.toContain(' style=');
  });

  it.each(locales)('says in %s that the site is back in a moment, and offers to try again', (locale) => {
    const html = renderError({ ...request, status: 503, locale });
    const { heading, help } = messagesFor(locale).errors.unavailable;
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(help);
    expect(html).toContain(messagesFor(locale).errors.offline.retry);
    expect(html).toContain('abc-1');
    expect(html).not.toContain('action="/reports');
  });

  it.each(locales)('offers in %s to send a form again as it was filled in', (locale) => {
    const fields = [
      ['reason', 'wrong-price'],
      ['returnTo', '/japan?q="><script>'],
    ] as const;
    const html = renderError({ ...request, status: 503, locale, unsent: { action: '/reports/price', fields } });
    const { unsentHelp, sendAgain } = messagesFor(locale).errors.unavailable;
    expect(html).toContain('<form action="/reports/price" method="post">');
    expect(html).toContain('<input type="hidden" name="reason" value="wrong-price"/>');
    expect(html).toContain('value="/japan?q=&quot;&gt;&lt;script&gt;"');
    expect(html).toContain(unsentHelp);
    expect(html).toContain(sendAgain);
  });

  it('renders a missing page', () => {
    const html = renderError({ ...request, status: 404, path: '/x', requestId: null });
    expect(html).toContain('<p>There’s no page at /x.</p>');
    expect(html).not.toContain('abc-1');
  });

  it('keeps the appearance', () => {
    expect(renderError({ ...request, theme: 'dark' })).toContain('<html lang="en" data-theme="dark"');
  });
});
