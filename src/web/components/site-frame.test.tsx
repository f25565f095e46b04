import { describe, expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Shell } from './shell.tsx';
import type { SiteSection } from './section-links.tsx';
import type { ShellData } from '#web/shell-data.ts';

function render(current: SiteSection | null, facts: Partial<ShellData> = {}): string {
  return renderOnPage(<Shell current={current}>content</Shell>, facts);
}

describe('the frame of every page', () => {
  it('begins with the way past it', () => {
    expect(render(null)).toMatch(/^<a [^>]*href="#main">Skip to content<\/a>/);
  });

  it('marks the section of the page in both menus', () => {
    expect(render('reviews').match(/<a href="\/reviews" aria-current="page">Reviews/g)).toHaveLength(2);
    expect(render(null)).not.toMatch(/<a href="\/reviews" aria-current/);
  });

  it('offers the page in five languages in the menu and at the foot, and marks the current one', () => {
    const html = render(null, { locale: 'ja', path: '/japan?page=2' });
    expect(html).toMatch(/<a href="\/fr\/japan\?page=2" lang="fr" hrefLang="fr" data-locale="fr">Français<\/a>/);
    expect(html).toMatch(/<a href="\/ja\/japan\?page=2"[^>]* aria-current="true">日本語<\/a>/);
    expect(html.match(/data-locale=/g)).toHaveLength(10);
  });

  it('changes currency and appearance by plain forms that come back', () => {
    const html = render(null);
    expect(html.match(/<form[^>]*action="\/settings" method="post"/g)).toHaveLength(3);
    expect(html.match(/name="returnTo" value="\/japan"/g)).toHaveLength(3);
    expect(html).toContain('name="currency"');
    expect(html.match(/value="(system|light|dark)" aria-pressed="(true|false)" name="theme"/g)).toHaveLength(6);
  });

  it('offers the popular currencies first and each only once', () => {
    const codes = [...render(null).matchAll(/<option value="([A-Z]{3})"/g)].map(([, code]) => code);
    expect(codes.slice(0, 4)).toEqual(['EUR', 'GBP', 'USD', 'JPY']);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(150);
  });

  it('counts the years from 2018', () => {
    expect(render(null)).toContain('© 2018–2026 Roamchart');
  });
});
