import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPictureDrawer, type PictureDrawer } from './country-pictures/picture-drawer.ts';
import { picturesByUse, type PictureTask } from './country-pictures/picture-order.ts';
import { pictureFile, type PictureRequest } from './country-pictures/picture-request.ts';

/** Rises when the drawing changes: old files are then left behind and new ones drawn. */
const recipeVersion = 'recipe-1';

export interface CountryPictures {
  /**
   * The path of a picture's WebP file, drawn now if it is not there yet: 0.2 to 3 s, first come first served. Requests
   * for the same picture wait for the same drawing. Rejects when it cannot be drawn.
   */
  countryPicture(request: PictureRequest): Promise<string>;
  /**
   * Draws whatever is missing while the site is quiet, likely pictures first, resting after each as long as it took.
   * Resolves when all are there or `signal` ends it; pictures that fail are left to the next request.
   */
  drawAhead(query: DrawAheadQuery): Promise<void>;
  close(): void;
}

interface DrawAheadQuery {
  readonly signal: AbortSignal;
  /** Asked before each picture; while it says no, nothing is drawn ahead. */
  readonly isQuiet: () => boolean;
}

export interface CountryPicturesQuery {
  /** Pictures are kept in `pictures/country` below it. */
  readonly dataDir: string;
  /** Replaced in tests. */
  readonly drawer?: PictureDrawer;
}

/** Country and region pictures, drawn on demand in a process of their own and kept. */
export function createCountryPictures({ dataDir, drawer = newDrawer() }: CountryPicturesQuery): CountryPictures {
  const folder = path.join(dataDir, 'pictures', 'country', recipeVersion);
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();
  const draw = ({ subject, size }: PictureTask): Promise<void> => {
    const key = `${subject} ${size}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const drawing = last.then(() => drawer.draw({ subject, size, folder })).finally(() => underWay.delete(key));
    last = drawing.catch(() => undefined);
    underWay.set(key, drawing);
    return drawing;
  };
  const fileOf = (request: PictureRequest): string => path.join(folder, pictureFile(request));
  return {
    async countryPicture(request) {
      const file = fileOf(request);
      if (!(await isThere(file))) await draw(request);
      return file;
    },
    async drawAhead({ signal, isQuiet }) {
      for (const task of picturesByUse()) {
        if (await isThere(fileOf({ ...task, theme: 'night' }))) continue;
        while (!signal.aborted && !isQuiet()) await rest(quietCheckMs, signal);
        if (signal.aborted) return;
        const started = performance.now();
        await draw(task).catch(() => undefined);
        await rest(performance.now() - started, signal);
      }
    },
    close: () => drawer.close(),
  };
}

const quietCheckMs = 2000;

/** Long enough for the next visitor of a quiet site, short enough to give the memory back. */
const idleMs = 60_000;

function newDrawer(): PictureDrawer {
  return createPictureDrawer({ idleMs });
}

/** The night picture is written last: where it is, both are. */
async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
