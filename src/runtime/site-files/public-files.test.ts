import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { ownAddresses } from './public-files.ts';
import { openSiteFiles } from './site-files.ts';

const { site } = emptyContext();

function folderWith(files: Readonly<Record<string, string>>): string {
  const dataDir = makeFolder();
  mkdirSync(join(dataDir, 'public', '.well-known'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dataDir, 'public', path), text);
  return dataDir;
}

describe('files of DATA_DIR/public', () => {
  it('stand at the root of the site with their types', async () => {
    const dataDir = folderWith({
      'ads.txt': 'example.com, 1, DIRECT',
      'google1a2b.html': 'google-site-verification: google1a2b.html',
      '.well-known/apple-app-site-association': '{}',
      '.well-known/some-challenge': 'abc',
    });
    const siteFiles = await openSiteFiles({ dataDir, site });
    const app = await buildTestServer({ context: { ...emptyContext(), siteFiles } });
    const ads = await app.inject('/ads.txt');
    expect([ads.statusCode, ads.headers['content-type'], ads.payload]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'example.com, 1, DIRECT',
    ]);
    expect(ads.headers['cache-control']).toBe('public, max-age=300');
    expect((await app.inject('/google1a2b.html')).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await app.inject('/.well-known/apple-app-site-association')).headers['content-type']).toBe(
      'application/json',
    );
    expect((await app.inject('/.well-known/some-challenge')).payload).toBe('abc');
    rmSync(join(dataDir, 'public', 'ads.txt'));
    expect(await siteFiles.refresh()).toBe(true);
    expect((await app.inject('/ads.txt')).payload).not.toContain('DIRECT');
    expect(await siteFiles.refresh()).toBe(false);
    await app.close();
  });

  it('are refused in a sentence where they could not be shown', async () => {
    const dataDir = folderWith({
      'robots.txt': '',
      'logo.svg': '<svg/>',
      'my file.txt': '',
      README: '',
      '.hidden': '',
    });
    mkdirSync(join(dataDir, 'public', 'deep'));
    writeFileSync(join(dataDir, 'public', 'deep', 'a.txt'), '');
    writeFileSync(join(dataDir, 'public', 'large.txt'), 'a'.repeat(1_000_001));
    const { publicFiles, problems } = (await openSiteFiles({ dataDir, site })).current;
    expect(publicFiles.size).toBe(0);
    const names =
      'it must stand in public or in public/.well-known, with plain letters, digits, ".", "-" and "_" in its name';
    const ends = 'it must have a name that ends in .txt, .html, .xml, .json, .pdf, .png, .jpg, .webp, .ico';
    expect(problems).toEqual([
      `public/README is not shown: ${ends}.`,
      `public/deep/a.txt is not shown: ${names}.`,
      'public/large.txt is not shown: it is larger than 1 MB.',
      `public/logo.svg is not shown: ${ends}.`,
      `public/my file.txt is not shown: ${names}.`,
      'public/robots.txt is not shown: it would stand where the site answers itself.',
    ]);
  });

  it('stay as they were while they are broken, and are gone once they are removed', async () => {
    const dataDir = folderWith({ 'ads.txt': 'example.com, 1, DIRECT' });
    const ads = join(dataDir, 'public', 'ads.txt');
    const siteFiles = await openSiteFiles({ dataDir, site });
    const served = () => siteFiles.current.publicFiles.get('/ads.txt')?.body.toString();
    const tooLarge = 'public/ads.txt is larger than 1 MB; its last good version stays until the site restarts.';
    for (const _twice of [1, 2]) {
      writeFileSync(ads, 'a'.repeat(1_000_001));
      expect(await siteFiles.refresh()).toBe(true);
      expect([served(), siteFiles.current.problems]).toEqual(['example.com, 1, DIRECT', [tooLarge]]);
    }
    const restarted = await openSiteFiles({ dataDir, site });
    expect([restarted.current.publicFiles.size, restarted.current.problems]).toEqual([
      0,
      ['public/ads.txt is not shown: it is larger than 1 MB.'],
    ]);
    rmSync(ads);
    await siteFiles.refresh();
    expect([served(), siteFiles.current.problems]).toEqual([undefined, []]);
  });

  it('stay as they were while their folder cannot be read', async () => {
    const dataDir = folderWith({ 'ads.txt': 'example.com, 1, DIRECT' });
    const siteFiles = await openSiteFiles({ dataDir, site });
    renameSync(join(dataDir, 'public'), join(dataDir, 'away'));
    writeFileSync(join(dataDir, 'public'), 'not a folder');
    expect(await siteFiles.refresh()).toBe(true);
    expect(siteFiles.current.publicFiles.size).toBe(1);
    expect(siteFiles.current.problems).toEqual(['The folder public cannot be read (ENOTDIR).']);
    expect(await siteFiles.refresh()).toBe(false);
    rmSync(join(dataDir, 'public'));
    renameSync(join(dataDir, 'away'), join(dataDir, 'public'));
    expect(await siteFiles.refresh()).toBe(true);
    expect(siteFiles.current.problems).toEqual([]);
  });

  it('are read again when only their mode has changed', async () => {
    const dataDir = folderWith({ 'ads.txt': 'example.com, 1, DIRECT' });
    const siteFiles = await openSiteFiles({ dataDir, site });
    chmodSync(join(dataDir, 'public', 'ads.txt'), 0o600);
    expect(await siteFiles.refresh()).toBe(true);
  });

  it('cannot stand where the site answers itself', async () => {
    const clientDir = makeFolder();
    mkdirSync(join(clientDir, 'assets', 'flags'), { recursive: true });
    mkdirSync(join(clientDir, 'builds'));
    writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>');
    const app = await buildTestServer({ clientDir });
    await app.ready();
    const routed = app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /[─ ](\/(?:\.well-known\/)?[\w.-]+\.[a-z]+) \(/.exec(line)?.[1] ?? []);
    expect(routed.length).toBeGreaterThan(5);
    expect(new Set(routed)).toEqual(ownAddresses);
    await app.close();
  });
});
