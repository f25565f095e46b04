import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { openSiteFiles, type SiteFiles } from './site-files.ts';

const { site } = emptyContext();
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><script>alert(1)</script><rect width="200" height="50" fill="#0a5c36"/></svg>';
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#00f"/></svg>';

let dataDir: string;

beforeEach(() => {
  dataDir = makeFolder();
  mkdirSync(join(dataDir, 'brand'));
});

function write(path: string, content: string | Buffer | object): void {
  const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
  writeFileSync(join(dataDir, 'brand', path), isRaw ? content : JSON.stringify(content));
}

const open = (): Promise<SiteFiles> => openSiteFiles({ dataDir, site });

describe('the folder brand', () => {
  it('may be empty', async () => {
    const { current } = await open();
    expect(current).toMatchObject({ site, problems: [], icon: null });
    expect(current.site.brand).toBeUndefined();
  });

  it('gives name, tagline, colours, logo, icon and font', async () => {
    const fontFile = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
    write('brand.json', {
      name: 'Corallo',
      tagline: { en: 'Plans for islands.', ja: '島のためのプラン。' },
      since: 2021,
      colours: { light: { accent: '#0a5c36' } },
      font: 'corallo.woff2',
    });
    write('corallo.woff2', readFileSync(fontFile));
    write('logo.svg', logo);
    write('logo-dark.svg', logo.replace('#0a5c36', '#ffffff'));
    write('icon.svg', icon);
    const { current } = await open();
    expect(current.problems).toEqual([]);
    expect(current.site).toMatchObject({ name: 'Corallo', origin: site.origin });
    const { brand } = current.site;
    expect(brand?.since).toBe(2021);
    expect(brand?.logo).toMatchObject({ width: 128, height: 32 });
    const css = current.brandAssets.get(brand?.styles ?? '')?.body.toString() ?? '';
    expect(css).toContain('--fix:light-dark(#0a5c36,oklch(0.74 0.17 354))');
    expect(css).toContain(`src:url(${brand?.font}) format('woff2')`);
    expect(css).toContain('[data-logo=dark]');
    const picture = current.brandAssets.get(brand?.logo?.src ?? '');
    expect(picture?.type).toBe('image/png');
    expect(picture?.body.includes('script')).toBe(false);
    expect(await sharp(picture?.body).metadata()).toMatchObject({ format: 'png', width: 384, height: 96 });
    expect(await sharp(current.icon ?? undefined).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  it('is refused as a whole, in sentences, and what was before stays', async () => {
    write('brand.json', { name: 'Corallo' });
    const files = await open();
    const { brand, name } = files.current.site;
    write('brand.json', { name: 'Other', colours: { light: { accent: '#ffcc00' } }, colour: 1 });
    expect(await files.refresh()).toBe(true);
    expect(files.current.problems).toEqual([
      'brand/brand.json has "colour", but may hold only name, tagline, since, colours, font.',
    ]);
    write('brand.json', { name: 'Other name', colours: { light: { accent: '#ffcc00' } } });
    write('logo.png', 'no picture');
    write('lgoo.png', 'x');
    await files.refresh();
    expect(files.current.problems).toEqual([
      'brand/lgoo.png is not known: the folder holds brand.json, logo, logo-dark and icon (.svg, .png, .webp or .jpg) and a font.',
      'brand/logo.png is no picture that can be read: take an SVG, PNG, WebP or JPEG of at most 2 MB.',
      'brand/brand.json: in the light theme accent #ffcc00 on sea #d2ebf5 has a contrast of 1.22:1, and needs 4.5:1.',
      'brand/brand.json: in the light theme accentText #ffffff on accent #ffcc00 has a contrast of 1.51:1, and needs 4.5:1.',
    ]);
    expect([files.current.site.name, files.current.site.brand]).toEqual([name, brand]);
    rmSync(join(dataDir, 'brand'), { recursive: true });
    await files.refresh();
    expect(files.current.site).toEqual(site);
  });

  it('wants a font that is one, and one file of each picture', async () => {
    write('brand.json', { font: 'a.woff2' });
    write('logo.svg', logo);
    write('logo.png', await sharp(Buffer.from(logo)).png().toBuffer());
    write('logo-dark.svg', logo);
    expect((await open()).current.problems).toEqual([
      'brand holds both logo.png and logo.svg: keep one.',
      'brand holds logo-dark but no logo: the light theme needs one too.',
      'brand/brand.json: font names a.woff2, which is not in the folder brand.',
    ]);
    write('a.woff2', 'no font');
    expect((await open()).current.problems.at(-1)).toBe(
      'brand/a.woff2 is no font for the web: take a WOFF2 file of at most 500 kB.',
    );
  });

  it('changes icons and manifest, and keeps addresses that name their content', async () => {
    write('brand.json', { colours: { light: { link: '#0a5c36' } } });
    write('icon.svg', icon);
    const siteFiles = await open();
    const context = { ...emptyContext(), site: siteFiles.current.site, siteFiles };
    const app = await buildTestServer({ context });
    const middle = async (path: string): Promise<readonly number[]> => {
      const { rawPayload } = await app.inject(path);
      const { data } = await sharp(rawPayload)
        .extract({ left: 90, top: 90, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect(await middle('/icon-192.png')).toEqual([0, 0, 255]);
    expect(await middle('/apple-touch-icon.png')).toEqual([0, 0, 255]);
    expect((await app.inject('/manifest.webmanifest')).payload).not.toContain('favicon.svg');
    const styles = siteFiles.current.site.brand?.styles ?? '';
    const exact = await app.inject(styles);
    expect(exact.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const former = await app.inject('/assets/brand/brand-0123456789ab.css');
    expect([former.statusCode, former.headers['cache-control'], former.payload]).toEqual([
      200,
      'no-store',
      exact.payload,
    ]);
    expect((await app.inject('/assets/brand/nothing.css')).statusCode).toBe(404);
    // Another server's page, which has seen the change first.
    write('brand.json', { colours: { light: { link: '#0a5c36', accent: '#0a5c36' } } });
    const fresh = (await openSiteFiles({ dataDir, site })).current.site.brand?.styles ?? '';
    expect(fresh).not.toBe(styles);
    expect((await app.inject(fresh)).headers['cache-control']).toContain('immutable');
    await app.close();
  });
});
