import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import { regions } from '#domain/place/regions.ts';
import { mapFile } from './country/draw-map-file.ts';
import { createPictureDrawer, type PictureDrawer } from './country/picture-drawer.ts';
import type { DrawingJob } from './country/picture-job.ts';
import { picturesByUse } from './country/picture-order.ts';
import { filesOf, pictureFile, type PictureRequest, type PictureTask } from './country/picture-request.ts';
import { WholeFiles } from './country/whole-files.ts';

/** Bump when the drawing changes: new files are then drawn and old ones removed. */
const recipeVersion = 'recipe-3';

export interface CountryPictures {
  /**
   * Path of a picture's file, drawn on demand: 0.2 to 5 s, first come first served, after maps. Concurrent requests
   * share one drawing. Rejects when it cannot be drawn.
   * @param urgency `urgent`: before other queued pictures, because this one has no placeholder
   */
  countryPicture(request: PictureRequest, urgency?: 'urgent'): Promise<string>;
  /** Path of a region's coverage map (`RegionMap` as JSON), drawn on demand. Rejects when it cannot be drawn. */
  regionMap(region: RegionSlug): Promise<string>;
  /**
   * Removes the files of earlier recipe versions, then draws what is missing: the home map at once, the rest while
   * the site is idle, likely pictures first, pausing after each as long as it took. Resolves when all exist or
   * `signal` aborts; pictures that fail are left to the next request.
   */
  drawAhead(query: DrawAheadQuery): Promise<void>;
  close(): void;
}

interface DrawAheadQuery {
  readonly signal: AbortSignal;
  /** Checked before each picture; nothing is drawn ahead while it returns false. */
  readonly isQuiet: () => boolean;
}

export interface CountryPicturesQuery {
  /** Pictures are kept in `pictures/country` below it. */
  readonly dataDir: string;
  /** Replaced in tests. */
  readonly drawer?: PictureDrawer;
}

/** Pictures and maps of countries and regions, drawn on demand in a process of their own and cached on disk. */
export function createCountryPictures({ dataDir, drawer = newDrawer() }: CountryPicturesQuery): CountryPictures {
  const allVersions = path.join(dataDir, 'pictures', 'country');
  const folder = path.join(allVersions, recipeVersion);
  const draw = drawInTurn(drawer);
  const kept = new WholeFiles();
  const fileOf = (request: PictureRequest): string => path.join(folder, pictureFile(request));
  const drawPicture = ({ subject, size }: PictureTask, urgency?: 'urgent'): Promise<void> =>
    draw(`${subject} ${size}`, { subject, size, folder }, urgency);
  const mapOf = (region: RegionSlug): string => path.join(folder, mapFile(region));
  // Maps are urgent: a page has no placeholder for them.
  const drawMap = (region: RegionSlug): Promise<void> => draw(`map ${region}`, { region, folder }, 'urgent');
  const pictureSteps = picturesByUse().map((task): Step => ({
    files: filesOf(task).map(fileOf),
    isUrgent: task.subject === 'home',
    draw: () => drawPicture(task),
  }));
  const mapTask = regions.map(({ slug }): Step => ({
    files: [mapOf(slug)],
    isUrgent: false,
    draw: () => drawMap(slug),
  }));
  return {
    async countryPicture(request, urgency) {
      const file = fileOf(request);
      if (!(await kept.has(file))) await drawPicture(request, urgency);
      return file;
    },
    async regionMap(region) {
      const file = mapOf(region);
      if (!(await kept.has(file))) await drawMap(region);
      return file;
    },
    async drawAhead(query) {
      await removeOthers(allVersions, recipeVersion);
      // Maps are few and quick to draw.
      const [home, others] = [pictureSteps.filter(isUrgentStep), pictureSteps.filter((step) => !isUrgentStep(step))];
      await drawSteps([...home, ...mapTask, ...others], query, kept);
    },
    close: () => drawer.close(),
  };
}

/** One picture or map that can be drawn ahead. */
interface Step {
  readonly files: readonly string[];
  /** True: the first visitor of the home page would wait for it. */
  readonly isUrgent: boolean;
  readonly draw: () => Promise<void>;
}

async function drawSteps(steps: readonly Step[], { signal, isQuiet }: DrawAheadQuery, kept: WholeFiles): Promise<void> {
  for (const { files, isUrgent, draw } of steps) {
    if (await areThere(files, kept)) continue;
    if (!isUrgent) await waitForQuiet({ signal, isQuiet });
    if (signal.aborted) return;
    const started = performance.now();
    await draw().catch(() => undefined);
    await rest(performance.now() - started, signal);
  }
}

async function waitForQuiet({ signal, isQuiet }: DrawAheadQuery): Promise<void> {
  while (!signal.aborted && !isQuiet()) await rest(quietCheckMs, signal);
}

function isUrgentStep({ isUrgent }: Step): boolean {
  return isUrgent;
}

type Draw = (key: string, job: DrawingJob, urgency?: 'urgent') => Promise<void>;

/** Draws one at a time, urgent ones first; requests for a drawing in flight share it. */
function drawInTurn(drawer: PictureDrawer): Draw {
  const underWay = new Map<string, Promise<void>>();
  const queue = new PQueue({ concurrency: 1 });
  return (key, job, urgency) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const drawing = queue.add(() => drawer.draw(job), { priority: urgency === 'urgent' ? 1 : 0 });
    const settled = drawing.finally(() => underWay.delete(key));
    underWay.set(key, settled);
    return settled;
  };
}

/** Removes all entries of a folder but one. A missing folder is empty. */
async function removeOthers(folder: string, kept: string): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  const others = entries.filter((entry) => entry !== kept);
  await Promise.all(others.map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })));
}

const quietCheckMs = 2000;

/** Long enough to serve the next visitor of a quiet site, short enough to release the memory. */
const idleMs = 60_000;

function newDrawer(): PictureDrawer {
  return createPictureDrawer({ idleMs });
}

async function areThere(files: readonly string[], kept: WholeFiles): Promise<boolean> {
  return (await Promise.all(files.map((file) => kept.has(file)))).every(Boolean);
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
