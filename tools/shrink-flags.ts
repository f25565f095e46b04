import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { flagFolder } from '#server/routes/assets-route.ts';

/**
 * Writes the flags with coordinates in whole units of their 640 by 480: coats of arms keep more detail than a flag of 20
 * pixels can show, and weigh up to 80 kB.
 */
export async function shrinkFlags(folder: string): Promise<void> {
  const source = flagFolder();
  await mkdir(folder, { recursive: true });
  const names = (await readdir(source)).filter((name) => name.endsWith('.svg'));
  await Promise.all(
    names.map(async (name) => writeFile(join(folder, name), shrink(await readFile(join(source, name), 'utf8')))),
  );
}

/** Plain flags are small as they are. */
const largeFrom = 4000;

function shrink(svg: string): string {
  if (svg.length < largeFrom) return svg;
  return optimize(svg, { floatPrecision: 0 }).data;
}
