import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { readStoreBadges } from './store-badges.ts';

const svg = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><script>alert(1)</script><rect width="120" height="40" fill="${fill}"/></svg>`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'badges-'));
});

function read(badge: string) {
  const { site } = createMemoryContext();
  const appStore = { url: 'https://apps.example', badge };
  const links = { appStore, googlePlay: null, social: null, socialJapanese: null };
  return readStoreBadges({ ...site, links }, folder);
}

describe('readStoreBadges', () => {
  it('re-encodes the artwork, for a language where there is one for it', async () => {
    await writeFile(join(folder, 'a.svg'), svg('red'));
    await writeFile(join(folder, 'a.ja.svg'), svg('blue'));
    const badges = await read('a.svg');
    if (!badges.ok) throw new Error(badges.reason);
    const [english, japanese] = [badges.value.find('appStore', 'en'), badges.value.find('appStore', 'ja')];
    if (english === null || japanese === null) throw new Error('no badge');
    expect(await sharp(english).metadata()).toMatchObject({ format: 'png', width: 360, height: 120 });
    expect((await sharp(japanese).stats()).dominant.b).toBeGreaterThan(200);
    expect((await sharp(english).stats()).dominant.r).toBeGreaterThan(200);
    expect(badges.value.find('googlePlay', 'en')).toBeNull();
  });

  it.each([
    ['missing.svg', null],
    ['page.svg', '<!doctype html><title>no picture</title>'],
    ['text.png', 'PNG'],
  ])('says what is wrong with %s', async (name, content) => {
    if (content !== null) await writeFile(join(folder, name), content);
    const badges = await read(name);
    expect(badges).toEqual({
      ok: false,
      reason: expect.stringMatching(`APP_STORE_BADGE: .*${name} is not a readable image`),
    });
  });

  it('reports what is wrong with the one of a language', async () => {
    await writeFile(join(folder, 'a.svg'), svg('red'));
    await writeFile(join(folder, 'a.fr.svg'), 'broken');
    expect(await read('a.svg')).toMatchObject({ ok: false, reason: expect.stringContaining('a.fr.svg') });
  });
});
