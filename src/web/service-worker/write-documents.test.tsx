import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { payloadOf, visit, visitPage } from '#tests/support/site-visit.ts';
import { KeptNote } from '#web/frame/kept-note.tsx';
import {
  assetsOf,
  fillFrame,
  languageOf,
  markAsKept,
  markPageAsKept,
  titleOf,
  writeOfflinePage,
} from './write-documents.ts';

const context = createMemoryContext();
const keptAt = '2026-11-20T09:30:00.000Z';
const page = (path: string) => visitPage(path, context);
const keptAtOf = (html: string): unknown => (payloadOf(html) as { shell: { keptAt?: string } }).shell.keptAt;

describe('a kept page', () => {
  it('says when it was kept, in its data and as its own component does', async () => {
    const html = markPageAsKept(await page('/fr/about'), keptAt, 'fr');
    expect(keptAtOf(html)).toBe(keptAt);
    const rendered = renderOnPage(<KeptNote />, { locale: 'fr', keptAt });
    expect(rendered).toMatch(/Copie enregistrée le 20 novembre 2026/);
    expect(html).toContain(`<div id="root"><!--&-->${rendered}`);
  });

  it('is left alone where it is another document', () => {
    expect(markPageAsKept('<html>other</html>', keptAt, 'en')).toBe('<html>other</html>');
  });

  it('says nothing while it comes from the network', () => {
    expect(renderOnPage(<KeptNote />)).toBe('');
  });
});

describe('a page of which only the payload was kept', () => {
  it('is the frame of another page with that payload', async () => {
    const answer = await visit('/about/_payload.json', context);
    if (answer.kind !== 'payload') throw new Error('no payload');
    const payload = JSON.stringify({ ...(answer.body as object), title: '</script><b>' });
    const html = fillFrame(await page('/offline'), markAsKept(payload, keptAt)) ?? '';
    expect(payloadOf(html)).toMatchObject({ shell: { keptAt, path: '/about' }, title: '</script><b>' });
    expect(html).toContain('<div id="root"></div><script type="application/json" id="payload">');
    expect(html).toContain('<script data-scripts="/assets/site.js">');
    expect(html).not.toContain('<h1');
  });

  it('is nothing without a frame', () => {
    expect(fillFrame('<html></html>', '{}')).toBeNull();
  });
});

describe('the offline page', () => {
  it('lists what can be read, as text, and runs nothing', async () => {
    const html = await page('/ja/offline');
    const pages = [{ address: '/japan?a=1&b="', title: '<b>日本' }];
    const shown = writeOfflinePage(html, pages, 'ja');
    expect(shown).toContain('<li><a href="/japan?a=1&amp;b=&quot;">&lt;b&gt;日本</a></li>');
    expect(shown).toContain('<h2>この端末に保存したページ</h2>');
    expect(shown).not.toContain('data-scripts');
    expect(writeOfflinePage(html, [], 'ja')).toContain('<div id="kept-pages"></div>');
  });

  it('is no page for search engines, and in no language but its own', async () => {
    for (const [path, language] of [['/offline', 'en'] as const, ['/es/offline', 'es'] as const]) {
      const html = await page(path);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).toContain(`<html lang="${language}"`);
    }
  });
});

describe('what a document says of itself', () => {
  it('is its title without the site', async () => {
    expect(titleOf(await page('/about'))).toBe('About this site');
    expect(titleOf('<title>A &amp; B · C · Roamchart</title>')).toBe('A & B · C');
  });

  it('is the files that it needs', async () => {
    const styles = ['/assets/styles.css', '/assets/site.css'];
    expect(assetsOf(await page('/about'))).toEqual(['/assets/font.woff2', ...styles, '/assets/site.js']);
  });

  it('is its language; the home page that leads on has that of the browser', () => {
    expect(languageOf('/fr/japan', ['ja'], locales)).toBe('fr');
    expect(languageOf('/fr/japan', ['ja'], ['en', 'ja'])).toBe('en');
    expect(languageOf('/', ['fr'], ['en', 'ja'])).toBe('en');
    expect(languageOf('/japan', ['ja'], locales)).toBe('en');
    expect(languageOf('/', ['tlh', 'ja-JP'], locales)).toBe('ja');
    expect(languageOf('/', ['tlh'], locales)).toBe('en');
  });
});
