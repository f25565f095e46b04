import sharp, { type OverlayOptions } from 'sharp';
import { parseCountryCode } from '#domain/place/countries.ts';
import { parseRegionSlug } from '#domain/place/regions.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { drawCountryPicture } from './country-pictures.ts';
import { markShapes } from './site-icons.ts';

const width = 1200;
const height = 630;

/** `jp.jpg`, `region-europe.jpg`, and `home.jpg` for pages about no place: gives `jp`, `region-europe`, `home`. */
export function parseShareFile(file: string): Result<string> {
  const { subject } = /^(?<subject>home|[a-z]{2}|region-[a-z-]{1,40})\.jpg$/.exec(file)?.groups ?? {};
  if (subject === undefined) return failure('not the name of a share picture');
  if (subject === 'home') return success(subject);
  const place = subject.startsWith('region-') ? parseRegionSlug(subject.slice(7)) : parseCountryCode(subject);
  return place.ok ? success(subject) : place;
}

/**
 * The picture that messengers and social networks show beside a link, as JPEG of 1200 × 630: the place by day with the
 * site's logo beside it. It contains no text: a server cannot rely on having a font, least of all a Japanese one, and
 * titles stand beside the picture anyway.
 * @param icon the operator's, in place of the site's logo
 */
export async function drawSharePicture(subject: string, icon: Buffer | null = null): Promise<Buffer> {
  const isHome = subject === 'home';
  const svg = await drawCountryPicture(
    isHome ? { subject: 'home', size: 'wide', theme: 'day' } : { subject, size: 'big', theme: 'day' },
  );
  // Map images leave their left half to a title, so the land is at the right.
  return sharp(Buffer.from(svg))
    .resize({ width, height, fit: 'cover', position: isHome ? 'centre' : 'right' })
    .composite(await layersOf(icon))
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The sea colour of map images by day, so that the edge is invisible. */
const sea = '#d2ebf5';
const markSide = 208;

/** What lies over the place: it fades into the sea, and the logo stands before it. */
async function layersOf(icon: Buffer | null): Promise<OverlayOptions[]> {
  if (icon === null) return [{ input: Buffer.from(overlayWith(shippedMark)) }];
  const mark = await sharp(icon).resize(markSide, markSide).png().toBuffer();
  return [{ input: Buffer.from(overlayWith('')) }, { input: mark, left: 80, top: (height - markSide) / 2 }];
}

const shippedMark = `<g transform="translate(80 ${(height - markSide) / 2}) scale(${markSide / 32})">${markShapes}</g>`;

const overlayWith = (mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `<defs><linearGradient id="fade"><stop offset="0" stop-color="${sea}"/><stop offset=".24" stop-color="${sea}" stop-opacity=".92"/>` +
  `<stop offset=".46" stop-color="${sea}" stop-opacity="0"/></linearGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#fade)"/>` +
  `${mark}</svg>`;
