import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureDrawer, type PictureDrawer } from './picture-drawer.ts';
import { filesOf, pictureFile } from './picture-request.ts';

let folder = '';
let drawer: PictureDrawer;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roamchart-pictures-'));
  drawer = createPictureDrawer({ idleMs: 60_000 });
});
afterEach(async () => {
  drawer.close();
  await rm(folder, { recursive: true, force: true });
});

describe('createPictureDrawer', () => {
  it('draws in another process, whole files only', async () => {
    await drawer.draw({ subject: 'mt', size: 'small', folder });
    const names = filesOf({ subject: 'mt', size: 'small' }).map(pictureFile);
    expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
    const picture = await sharp(path.join(folder, 'mt-small.webp')).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 192, height: 192 });
  }, 30_000);

  it('draws the map of a region too', async () => {
    await drawer.draw({ region: 'baltic', folder });
    expect(await readdir(folder)).toEqual(['baltic-map.json']);
  }, 30_000);

  it('can be closed, and go on, after its process has ended by itself', async () => {
    const crashing = drawer.draw({ subject: 'mt', size: 'small', folder });
    // The newest: that of the previous test may still be ending.
    const found = execFileSync('pgrep', ['-n', '-P', String(process.pid), '-f', 'picture-worker'], {
      encoding: 'utf8',
    });
    process.kill(Number(found), 'SIGKILL');
    await expect(crashing).rejects.toThrow('ended before the picture was done');
    drawer.close();
    await drawer.draw({ region: 'baltic', folder });
    expect(await readdir(folder)).toContain('baltic-map.json');
  }, 30_000);

  it('rejects with the reason, and draws the next one all the same', async () => {
    await expect(drawer.draw({ subject: 'qq', size: 'small', folder })).rejects.toThrow(/qq\.svg/);
    const file = path.join(folder, 'taken');
    await writeFile(file, '');
    await expect(drawer.draw({ subject: 'mt', size: 'small', folder: path.join(file, 'below') })).rejects.toThrow(
      /ENOTDIR/,
    );
    await drawer.draw({ subject: 'lu', size: 'small', folder });
    expect(await readdir(folder)).toContain('lu-small.webp');
  }, 30_000);

  it('starts again after it was closed', async () => {
    await drawer.draw({ subject: 'mt', size: 'small', folder });
    drawer.close();
    await drawer.draw({ subject: 'lu', size: 'small', folder });
    expect(await readdir(folder)).toHaveLength(16);
  }, 30_000);

  it('gives up a picture when it is closed meanwhile', async () => {
    const drawing = drawer.draw({ subject: 'mt', size: 'small', folder });
    drawer.close();
    await expect(drawing).rejects.toThrow('the drawing process ended before the picture was done');
  }, 30_000);
});
