import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { LanguageLinks } from '#web/frame/language-links.tsx';
import { announcePath } from './present-path.ts';

describe('the address that a page has now', () => {
  it('is the server’s until the browser says more', () => {
    announcePath('/japan?days=9');
    expect(renderOnPage(<LanguageLinks />, { path: '/japan?days=3' })).toContain('href="/fr/japan?days=3"');
    announcePath(null);
  });
});
