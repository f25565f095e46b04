import sharp from 'sharp';

/** A channel that differs by less is the same to the eye. */
const leastDifference = 12;

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box, in pixels, that holds everything in which two pictures differ within a region of them. */
export async function changedBox(
  [before, after]: readonly [Uint8Array, Uint8Array],
  region: Region,
): Promise<Pick<Region, 'width' | 'height'>> {
  const pixels = (picture: Uint8Array) => sharp(picture).extract(region).removeAlpha().raw();
  const { data: old, info } = await pixels(before).toBuffer({ resolveWithObject: true });
  const now = await pixels(after).toBuffer();
  const columns: number[] = [];
  const rows: number[] = [];
  for (const [at, value] of old.entries()) {
    if (Math.abs(value - (now[at] ?? 0)) < leastDifference) continue;
    const pixel = Math.floor(at / info.channels);
    columns.push(pixel % info.width);
    rows.push(Math.floor(pixel / info.width));
  }
  return { width: extent(columns), height: extent(rows) };
}

function extent(places: readonly number[]): number {
  return places.length === 0
    ? 0
    : places.reduce((most, place) => Math.max(most, place), 0) -
        places.reduce((least, place) => Math.min(least, place), Infinity) +
        1;
}
