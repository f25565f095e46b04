import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findCountry } from '#domain/countries.ts';
import type { CountryCode } from '#domain/country.ts';
import { drawCountryPlate, isPlateSize, type PlateSize } from './country-plate.ts';

interface Plate {
  readonly code: CountryCode;
  readonly size: PlateSize;
}

/** `GET /assets/pictures/country/jp-big.webp`: drawn when first asked for, then kept in the data directory. */
export function addCountryPictureRoute(app: FastifyInstance, dataDir: string): void {
  const folder = join(dataDir, 'pictures', 'plain-country');
  const underWay = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { file: string } }>('/assets/pictures/country/:file', async ({ params: { file } }, reply) => {
    const plate = parsePlateName(file);
    if (plate === null) return reply.callNotFound();
    // Requests that arrive together draw once.
    const picture = underWay.get(file) ?? loadPlate(folder, file, plate).finally(() => underWay.delete(file));
    underWay.set(file, picture);
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/webp')
      .send(await picture);
  });
}

/** Reads `jp-big.webp`; null for anything else, so a name never becomes a path. */
export function parsePlateName(file: string): Plate | null {
  const [, code = '', size = ''] = /^([a-z]{2})-([a-z]+)\.webp$/.exec(file) ?? [];
  const country = findCountry(code.toUpperCase());
  return country !== null && isPlateSize(size) ? { code: country.code, size } : null;
}

async function loadPlate(folder: string, file: string, { code, size }: Plate): Promise<Buffer> {
  const path = join(folder, file);
  const stored = await readFile(path).catch(() => null);
  if (stored !== null) return stored;
  const drawn = await drawCountryPlate(code, size);
  await mkdir(folder, { recursive: true });
  // Whole or not at all, also when two processes draw it at once.
  await writeFile(`${path}.${process.pid}`, drawn);
  await rename(`${path}.${process.pid}`, path);
  return drawn;
}
