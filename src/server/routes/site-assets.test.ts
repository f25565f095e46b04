import { describe, expect, it } from 'vitest';
import { readSiteAssets, stylesheetsOf } from './site-assets.ts';

const fonts = 'node_modules/@fontsource-variable/instrument-sans/files';

const manifest = {
  'src/web/browser/start.ts': { file: 'assets/site-1.js', isEntry: true, imports: ['_start-0.js'] },
  '_start-0.js': { file: 'assets/start-0.js', css: ['assets/base-2.css'] },
  'src/web/browser/hydrate-site.tsx': { file: 'assets/live-3.js', imports: ['_frame-4.js'], isDynamicEntry: true },
  '_frame-4.js': { file: 'assets/frame-4.js', css: ['assets/frame-4.css'] },
  '_plans-5.js': { file: 'assets/plans-5.js', imports: ['_frame-4.js'], css: ['assets/plans-5.css'] },
  'src/web/features/destination/page.tsx': {
    file: 'assets/page-6.js',
    isDynamicEntry: true,
    imports: ['_plans-5.js', '_frame-4.js'],
    css: ['assets/page-6.css'],
  },
  'src/web/features/review/reviews/page.tsx': {
    file: 'assets/page-7.js',
    isDynamicEntry: true,
    css: ['assets/page-7.css'],
  },
  [`${fonts}/instrument-sans-latin-wght-normal.woff2`]: { file: 'assets/latin-8.woff2' },
  [`${fonts}/instrument-sans-latin-ext-wght-normal.woff2`]: { file: 'assets/latin-ext-9.woff2' },
};

describe('readSiteAssets', () => {
  it('lists what the entry imports, the entry, and the first font', () => {
    const { scripts, preloads } = readSiteAssets({ manifest, pageStyles: {}, licences: [], build: 'a1' });
    expect(scripts).toEqual(['/assets/start-0.js', '/assets/site-1.js']);
    expect(preloads).toEqual(['/assets/latin-8.woff2']);
  });

  it('names the stylesheets of a page once: the base, the frame, what is imported, its own', () => {
    const shared = ['/assets/base-2.css', '/assets/frame-4.css'];
    expect(stylesheetsOf(manifest, 'destination')).toEqual([...shared, '/assets/plans-5.css', '/assets/page-6.css']);
    expect(stylesheetsOf(manifest, 'reviews')).toEqual([...shared, '/assets/page-7.css']);
  });

  it('knows which file holds the styles of a page', () => {
    const reviews = { whole: '/assets/styles-a.css', parts: ['/assets/base-2.css'] };
    const { stylesOf } = readSiteAssets({ manifest, pageStyles: { reviews }, licences: [], build: 'a1' });
    expect([stylesOf('reviews'), stylesOf('none')]).toEqual([reviews, null]);
  });

  it('refuses an invalid manifest', () => {
    expect(() =>
      readSiteAssets({ manifest: { site: 'assets/site.js' }, pageStyles: {}, licences: [], build: 'a1' }),
    ).toThrow('expected object');
  });
});
