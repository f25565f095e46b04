import { describe, expect, it } from 'vitest';
import { readSiteAssets } from './site-assets.ts';

const fonts = 'node_modules/@fontsource-variable/instrument-sans/files';

describe('readSiteAssets', () => {
  it('names entry scripts, every stylesheet once, and the first font', () => {
    const assets = readSiteAssets({
      'src/web/browser/start.tsx': { file: 'assets/site-1.js', isEntry: true, css: ['assets/site-2.css'] },
      'src/i18n/messages/ja.ts': { file: 'assets/ja-3.js', isDynamicEntry: true, css: ['assets/site-2.css'] },
      'style.css': { file: 'assets/site-2.css', src: 'style.css' },
      [`${fonts}/instrument-sans-latin-wght-normal.woff2`]: { file: 'assets/latin-4.woff2' },
      [`${fonts}/instrument-sans-latin-ext-wght-normal.woff2`]: { file: 'assets/latin-ext-5.woff2' },
    });
    expect(assets).toEqual({
      scripts: ['/assets/site-1.js'],
      styles: ['/assets/site-2.css'],
      preloads: ['/assets/latin-4.woff2'],
    });
  });

  it('refuses what is no manifest', () => {
    expect(() => readSiteAssets({ site: 'assets/site.js' })).toThrow('expected object');
  });
});
