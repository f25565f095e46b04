import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { isInFooter, staticPageNames } from '#domain/site/static-pages.ts';
import { Shell } from './shell.tsx';
import type { ShellData, SiteSection } from '#web/shared/definition/shell-data.ts';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';

function render(section: SiteSection | null, facts: Partial<ShellData> = {}): string {
  return renderOnPage(<Shell>content</Shell>, { section, ...facts });
}

beforeAll(loadLazyComponents);

describe('the frame of every page', () => {
  it('begins with the way past it', () => {
    expect(render(null)).toMatch(/^<a [^>]*href="#main">Skip to content<\/a>/);
  });

  it('marks the section of the page in both menus', () => {
    expect(render('reviews').match(/<a href="\/reviews" aria-current="page">Reviews/g)).toHaveLength(2);
    expect(render(null)).not.toMatch(/<a href="\/reviews" aria-current/);
  });

  it('offers the search of destinations where the page wants it', () => {
    expect(render(null)).toContain('role="search"');
    expect(render(null, { hidesSearch: true })).not.toContain('role="search"');
  });

  it('offers the page in every language in the menu and at the foot, and marks the current one', () => {
    const html = render(null, { locale: 'ja', path: '/japan?page=2' });
    expect(html).toMatch(/<a href="\/fr\/japan\?page=2" lang="fr" hrefLang="fr" data-locale="fr">Français<\/a>/);
    expect(html).toMatch(/<a href="\/ja\/japan\?page=2"[^>]* aria-current="true">日本語<\/a>/);
    expect(html.match(/data-locale=/g)).toHaveLength(2 * locales.length);
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

  it('leads to the blog in its own language, and to the questions only where they are written', () => {
    expect(render(null, { locale: 'ja' })).toContain('<a href="/ja/blog">');
    expect(render(null, { locale: 'ja' })).toContain('<a href="/ja/blog/travel-esim-faqs">');
    expect(render(null, { path: '/blog' })).toContain('<a href="/blog" aria-current="page">');
    const french = render(null, { locale: 'fr' });
    expect(french).toContain('<a href="/fr/blog">Le blog</a>');
    expect(french).not.toContain('travel-esim-faqs');
  });

  it('leads at the foot to what applies to the site', () => {
    const html = render(null, { locale: 'it' });
    expect(html).toContain('<a href="/it/licences">');
    const linked = staticPageNames.filter((page) => html.includes(`<a href="/it/${page}">`));
    expect(linked).toEqual(staticPageNames.filter(isInFooter));
  });

  it('says at the foot from which days the rates of estimates are, where the page has some', () => {
    expect(render(null)).not.toContain('≈');
    const one = { oldest: '2026-03-18', newest: '2026-03-18' };
    expect(render(null, { rateDays: one })).toContain(
      '≈ marks prices converted at the exchange rate of 18 March 2026.',
    );
    const two = { oldest: '2026-03-17', newest: '2026-03-18' };
    expect(render(null, { rateDays: two })).toContain('at exchange rates of 17 March 2026 to 18 March 2026.');
    expect(render(null, { rateDays: two, locale: 'ja' })).toContain(
      '≈の付いた料金は、2026年3月17日から2026年3月18日までの為替レート',
    );
  });

  it('leads elsewhere only where that is configured', () => {
    expect(render(null)).not.toContain('App Store');
    expect(render(null)).not.toContain('rel="me"');
    const html = render(null, {
      locale: 'ja',
      elsewhere: {
        appStore: { url: 'https://apps.example/1', hasBadge: true },
        googlePlay: { url: 'https://play.example/1', hasBadge: false },
        social: 'https://www.social.example/us',
      },
    });
    expect(html).toMatch(
      /href="https:\/\/apps.example\/1"><img src="\/assets\/badges\/app-store.ja.png" width="120" height="44" alt="App Storeからダウンロード"/,
    );
    expect(html).toMatch(/href="https:\/\/play.example\/1"><svg.*?<\/svg>Google Playで入手<\/a>/);
    expect(html).toContain('<a href="https://www.social.example/us" rel="me">social.exampleでフォロー</a>');
  });

  it('shows a brand without a logo by its icon, not by the mark', () => {
    const brand = { tagline: null, since: null, styles: null, font: null, logo: null };
    const html = render(null, { brand: { ...brand, icon: '/assets/brand/icon-1.png' } });
    expect(html).toMatch(/<img src="\/assets\/brand\/icon-1.png" width="28" height="28" alt=""\/><span>Roamchart</);
    expect(html).not.toMatch(/<\/svg><span>Roamchart</);
    expect(render(null, { brand: { ...brand, icon: null } })).toMatch(/<svg width="28".*?<\/svg><span>Roamchart</);
  });

  it('counts the years from 2018, and those of a brand from its first', () => {
    expect(render(null)).toContain('© 2018–2026 Roamchart');
    const brand = { tagline: null, styles: null, font: null, logo: null, icon: null };
    expect(render(null, { brand: { ...brand, since: 2024 } })).toContain('© 2024–2026 Roamchart');
    expect(render(null, { brand: { ...brand, since: 2026 } })).toContain('© 2026 Roamchart');
  });
});
