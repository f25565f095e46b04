import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCountryPictures } from './country-pictures.ts';
import { findRegion, regions } from '#domain/place/regions.ts';
import type { DrawingJob } from './country/picture-job.ts';
import { picturesByUse } from './country/picture-order.ts';
import { filesOf, pictureFile, type PictureRequest } from './country/picture-request.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'roamchart-pictures-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const request = (subject: string, theme: PictureRequest['theme'] = 'day'): PictureRequest => ({
  subject,
  size: 'small',
  theme,
  format: 'webp',
  isHalf: false,
});

/** The shortest valid file of each type. */
const wholeFiles: Readonly<Record<string, Buffer>> = {
  '.webp': Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
  '.avif': Buffer.from('\0\0\0\x08ftyp', 'latin1'),
  '.json': Buffer.from('{}'),
};

/** Writes files without an image in them; `fails` names subjects that cannot be drawn. */
function countingDrawer(fails: readonly string[] = []) {
  const drawn: string[] = [];
  const state = { running: 0, mostAtOnce: 0, closed: false };
  const drawer = {
    async draw(job: DrawingJob) {
      state.running += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.running);
      const key = 'region' in job ? `map ${job.region}` : `${job.subject} ${job.size}`;
      drawn.push(key);
      await mkdir(job.folder, { recursive: true });
      const names = 'region' in job ? [`${job.region}-map.json`] : filesOf(job).map(pictureFile);
      const isFailing = 'subject' in job && fails.includes(job.subject);
      if (!isFailing)
        await Promise.all(
          names.map((name) => writeFile(path.join(job.folder, name), wholeFiles[path.extname(name)] ?? '')),
        );
      state.running -= 1;
      if (isFailing) throw new Error(`no ${key.split(' ')[0]}`);
    },
    close() {
      state.closed = true;
    },
  };
  return { drawer, drawn, state };
}

describe('countryPicture', () => {
  it('draws again what a full disk or a fall of the machine has cut off', async () => {
    const first = countingDrawer();
    const file = await createCountryPictures({ dataDir, drawer: first.drawer }).countryPicture(request('jp'));
    await writeFile(file, 'RIFF');
    const second = countingDrawer();
    const pictures = createCountryPictures({ dataDir, drawer: second.drawer });
    await pictures.countryPicture(request('jp'));
    await pictures.countryPicture(request('jp'));
    expect(second.drawn).toEqual(['jp small']);
  });

  it('draws a picture once, for all who wait and for later', async () => {
    const { drawer, drawn } = countingDrawer();
    const pictures = createCountryPictures({ dataDir, drawer });
    const files = await Promise.all([
      pictures.countryPicture(request('jp')),
      pictures.countryPicture(request('jp')),
      pictures.countryPicture(request('jp', 'night')),
    ]);
    expect(drawn).toEqual(['jp small']);
    expect(files.map((file) => path.basename(file))).toEqual(['jp-small.webp', 'jp-small.webp', 'jp-small-night.webp']);
    expect(files[0]?.startsWith(path.join(dataDir, 'pictures', 'country'))).toBe(true);
    await pictures.countryPicture(request('jp'));
    expect(drawn).toEqual(['jp small']);
  });

  it('finds what an earlier start has drawn', async () => {
    const first = countingDrawer();
    await createCountryPictures({ dataDir, drawer: first.drawer }).countryPicture(request('it'));
    const second = countingDrawer();
    await createCountryPictures({ dataDir, drawer: second.drawer }).countryPicture(request('it'));
    expect(second.drawn).toEqual([]);
  });

  it('draws one at a time, first come first served', async () => {
    const { drawer, drawn, state } = countingDrawer();
    const pictures = createCountryPictures({ dataDir, drawer });
    await Promise.all(['jp', 'it', 'fr', 'de'].map((subject) => pictures.countryPicture(request(subject))));
    expect(state.mostAtOnce).toBe(1);
    expect(drawn).toHaveLength(4);
  });

  it('rejects for those who wait and tries again for the next', async () => {
    const { drawer, drawn } = countingDrawer(['jp']);
    const pictures = createCountryPictures({ dataDir, drawer });
    const waiting = [pictures.countryPicture(request('jp')), pictures.countryPicture(request('jp'))];
    const settled = await Promise.allSettled(waiting);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pictures.countryPicture(request('jp'))).rejects.toThrow('no jp');
    expect(drawn).toEqual(['jp small', 'jp small']);
    expect(path.basename(await pictures.countryPicture(request('it')))).toBe('it-small.webp');
  });
});

describe('regionMap', () => {
  it('is drawn once and kept', async () => {
    const { drawer, drawn } = countingDrawer();
    const pictures = createCountryPictures({ dataDir, drawer });
    const europe = findRegion('europe');
    if (europe === null) throw new Error('there is a region of this name');
    const files = await Promise.all([pictures.regionMap(europe.slug), pictures.regionMap(europe.slug)]);
    expect(files.map((file) => path.basename(file))).toEqual(['europe-map.json', 'europe-map.json']);
    await pictures.regionMap(europe.slug);
    expect(drawn).toEqual(['map europe']);
  });
});

describe('drawAhead', () => {
  it('removes what earlier versions of the recipe drew', async () => {
    const old = path.join(dataDir, 'pictures', 'country', 'recipe-0');
    await mkdir(old, { recursive: true });
    await writeFile(path.join(old, 'jp-small.webp'), '');
    const { drawer } = countingDrawer();
    const pictures = createCountryPictures({ dataDir, drawer });
    const kept = await pictures.countryPicture(request('jp'));
    await pictures.drawAhead({ signal: AbortSignal.abort(), isQuiet: () => true });
    await expect(access(old)).rejects.toThrow('ENOENT');
    await access(kept);
  });

  it('draws the map of the home page without waiting for a quiet moment', async () => {
    const { drawer, drawn } = countingDrawer();
    const stop = new AbortController();
    await createCountryPictures({ dataDir, drawer }).drawAhead({
      signal: stop.signal,
      isQuiet: () => {
        stop.abort();
        return false;
      },
    });
    expect(drawn).toEqual(['home wide', 'home phone']);
  });

  it('draws everything that is missing, and goes on after a failure', async () => {
    const { drawer, drawn } = countingDrawer(['fr']);
    const pictures = createCountryPictures({ dataDir, drawer });
    await pictures.countryPicture(request('jp'));
    await pictures.drawAhead({ signal: new AbortController().signal, isQuiet: () => true });
    expect(drawn).toHaveLength(picturesByUse().length + regions.length);
    expect(drawn.slice(1, 4)).toEqual(['home wide', 'home phone', `map ${regions[0]?.slug}`]);
    expect(drawn.filter((key) => key === 'jp small')).toHaveLength(1);
    const again = countingDrawer();
    await createCountryPictures({ dataDir, drawer: again.drawer }).drawAhead({
      signal: new AbortController().signal,
      isQuiet: () => true,
    });
    expect(again.drawn).toEqual(['fr medium', 'fr small', 'fr big']);
  });

  it('draws no country while the site is busy, and ends at once when told to', async () => {
    const { drawer, drawn } = countingDrawer();
    const stop = new AbortController();
    const ahead = createCountryPictures({ dataDir, drawer }).drawAhead({
      signal: stop.signal,
      isQuiet: () => {
        stop.abort();
        return false;
      },
    });
    await ahead;
    expect(drawn.filter((key) => !key.startsWith('home'))).toEqual([]);
  });

  it('leaves the drawing process to the one who closes it', () => {
    const { drawer, state } = countingDrawer();
    createCountryPictures({ dataDir, drawer }).close();
    expect(state.closed).toBe(true);
  });
});
