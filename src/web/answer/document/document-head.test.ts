import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, makeProvider, membersOf } from '#tests/support/memory-context.ts';
import { visitPage } from '#tests/support/site-visit.ts';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1),
    makePlan(2),
    makePlan(3, { provider: makeProvider('skylark') }),
    makePlan(4, { coverage: [countryOf('LU')] }),
  ],
});

async function readHead(address: string, cookies: Readonly<Record<string, string>> = {}) {
  const html = await visitPage(address, context, { cookies });
  const [head = ''] = html.split('</head>');
  const meta = (name: string): string | undefined =>
    new RegExp(`<meta (?:property|name)="${name}" content="(.*?)"`).exec(head)?.[1];
  const links = (start: string): readonly string[] =>
    [...head.matchAll(new RegExp(`<link ${start}[^>]*? href="(.*?)"`, 'gi'))].map(([, href = '']) => href);
  return { head, meta, canonical: links('rel="canonical"'), languages: links('rel="alternate" hreflang='), links };
}

describe('the head of a page', () => {
  it.each(locales)('names one address and its languages, in %s', async (locale) => {
    for (const path of ['/', '/japan', '/japan/tanuki-sim', '/region', '/about']) {
      const { canonical, languages } = await readHead(localizePath(path, locale));
      expect(canonical).toEqual([`https://esim.example${localizePath(path, locale)}`]);
      expect(languages).toEqual([
        ...locales.map((other) => `https://esim.example${localizePath(path, other)}`),
        `https://esim.example${path}`,
      ]);
    }
  });

  it.each(['/luxembourg', '/japan/skylark', '/japan?sort=price', '/japan/tanuki-sim?days=3', '/no-such-place'])(
    'asks search engines to leave %s out, and names no address for it',
    async (path) => {
      const { meta, canonical, languages } = await readHead(path);
      expect(meta('robots')).toBe('noindex');
      expect([...canonical, ...languages]).toEqual([]);
    },
  );

  it('has the same metadata for networks and search engines', async () => {
    const { head, meta } = await readHead('/ja/japan');
    expect(meta('og:title')).toBe(/<title>(.*?)｜Roamchart<\/title>/.exec(head)?.[1]);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:url')).toBe('https://esim.example/ja/japan');
    expect(meta('og:locale')).toBe('ja_JP');
    expect(head.match(/og:locale:alternate/g)).toHaveLength(4);
    expect(meta('og:site_name')).toBe('Roamchart');
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it.each([
    ['/japan', 'jp'],
    ['/japan/tanuki-sim', 'jp'],
    ['/region/asia', 'region-asia'],
    ['/global', 'region-global'],
    ['/', 'home'],
    ['/about', 'home'],
  ])('shows the picture of its place: %s', async (path, subject) => {
    const world = createMemoryContext({
      plans: [
        makePlan(1, { scope: 'global', coverage: ['JP', 'FR', 'US'].map(countryOf) }),
        makePlan(2, { scope: 'regional', coverage: membersOf('asia') }),
        makePlan(3),
      ],
    });
    const picture = /<meta property="og:image" content="(.*?)"/.exec(await visitPage(path, world))?.[1];
    expect(picture).toBe(`https://esim.example/assets/pictures/share/${subject}.jpg`);
  });

  it('says nothing to networks about an error', async () => {
    expect((await readHead('/no-such-place')).head).not.toContain('og:');
  });

  it('colours the frame of the browser by the theme', async () => {
    expect((await readHead('/japan')).head.match(/<meta name="theme-color" media=/g)).toHaveLength(2);
    expect((await readHead('/japan', { theme: 'dark' })).meta('theme-color')).toBe('#0c1923');
    expect((await readHead('/japan', { theme: 'light' })).meta('theme-color')).toBe('#fafcfe');
  });

  it('names the icons', async () => {
    const { links } = await readHead('/fr/japan');
    const [drawing = '', ...others] = links('rel="icon"');
    expect(decodeURIComponent(drawing)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>\s*$/);
    expect(others).toEqual(['/favicon.ico']);
    expect(links('rel="apple-touch-icon"')).toEqual(['/apple-touch-icon.png']);
  });

  it.each(locales)('names the manifest of its language, in %s', async (locale) => {
    for (const path of ['/', '/japan', '/no-such-place']) {
      const { links } = await readHead(localizePath(path, locale));
      expect(links('rel="manifest"'), path).toEqual([localizePath('/manifest.webmanifest', locale)]);
    }
  });

  it.each(['/', '/japan', '/trip', '/methodology', '/no-such-place'])(
    'asks phones to make no links of figures on %s',
    async (path) => {
      const { meta } = await readHead(path);
      expect(meta('format-detection')).toBe('telephone=no, date=no, address=no, email=no');
    },
  );
});
