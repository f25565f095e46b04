import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { drawRegionMap } from './draw-region-map.ts';
import { writeWhole } from './write-whole.ts';

export interface MapJob {
  /** Slug of a region, `global` included. */
  readonly region: string;
  /** Where the file goes; made if missing. */
  readonly folder: string;
}

/** Draws the coverage map of a region as JSON, see `RegionMap`. Writes the file atomically. */
export async function drawMapFile({ region, folder }: MapJob): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(path.join(folder, mapFile(region)), JSON.stringify(drawRegionMap(region)));
}

export function mapFile(region: string): string {
  return `${region}-map.json`;
}
