import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parseCountryCode } from '#domain/place/countries.ts';
import { parseRegionSlug } from '#domain/place/regions.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { CountryPictures } from './country-pictures.ts';
import type { PictureRequest } from './country/picture-request.ts';
import { WholeFiles } from './country/whole-files.ts';
import { markShapes } from './site-icons.ts';

/** Bump when the drawing changes, so that old files are no longer used. */
const recipeVersion = 'share-1';

const width = 1200;
const height = 630;

/** The pictures that messengers and social networks show beside a link. */
export interface SharePictures {
  /** Path of a subject's JPEG, 1200 × 630, drawn on demand. Rejects when it cannot be drawn. */
  sharePicture(subject: string): Promise<string>;
}

/** `jp.jpg`, `region-europe.jpg`, and `home.jpg` for pages about no place: gives `jp`, `region-europe`, `home`. */
export function parseShareFile(file: string): Result<string> {
  const { subject } = /^(?<subject>home|[a-z]{2}|region-[a-z-]{1,40})\.jpg$/.exec(file)?.groups ?? {};
  if (subject === undefined) return failure('not the name of a share picture');
  if (subject === 'home') return success(subject);
  const place = subject.startsWith('region-') ? parseRegionSlug(subject.slice(7)) : parseCountryCode(subject);
  return place.ok ? success(subject) : place;
}

/**
 * The picture of a place by day with the site's logo beside it. It contains no text: a server cannot rely on having a
 * font, least of all a Japanese one, and titles stand beside the picture anyway.
 */
export function createSharePictures({
  dataDir,
  pictures,
}: {
  /** Pictures are kept in `pictures/share` below it. */
  readonly dataDir: string;
  readonly pictures: Pick<CountryPictures, 'countryPicture'>;
}): SharePictures {
  const folder = path.join(dataDir, 'pictures', 'share', recipeVersion);
  const underWay = new Map<string, Promise<void>>();
  const kept = new WholeFiles();
  return {
    async sharePicture(subject) {
      const file = path.join(folder, `${subject}.jpg`);
      if (await kept.has(file)) return file;
      const drawing = underWay.get(subject) ?? drawTo(file, subject, pictures).finally(() => underWay.delete(subject));
      underWay.set(subject, drawing);
      await drawing;
      return file;
    },
  };
}

function mapRequestOf(subject: string): PictureRequest {
  return {
    subject,
    size: subject === 'home' ? 'wide' : 'big',
    theme: 'day',
    format: 'webp',
    isHalf: false,
  };
}

/** Writes the file atomically. */
async function drawTo(file: string, subject: string, pictures: Pick<CountryPictures, 'countryPicture'>): Promise<void> {
  const map = await pictures.countryPicture(mapRequestOf(subject), 'urgent');
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await sharp(map)
    // Map images leave their left half to a title, so the land is at the right.
    .resize({ width, height, fit: 'cover', position: subject === 'home' ? 'centre' : 'right' })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(part);
  await rename(part, file);
}

/** The sea colour of map images by day, so that the edge is invisible. */
const sea = '#d2ebf5';
const markSide = 208;

const overlay =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `<defs><linearGradient id="fade"><stop offset="0" stop-color="${sea}"/><stop offset=".24" stop-color="${sea}" stop-opacity=".92"/>` +
  `<stop offset=".46" stop-color="${sea}" stop-opacity="0"/></linearGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#fade)"/>` +
  `<g transform="translate(80 ${(height - markSide) / 2}) scale(${markSide / 32})">${markShapes}</g></svg>`;
