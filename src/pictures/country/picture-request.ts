import { partFrame } from '#domain/place/part-frames.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import { parseRegionSlug } from '#domain/place/regions.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

export const pictureSizes = ['big', 'medium', 'small'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Sizes of the home page's sea map, whose subject is `home`. */
const homeSizes = ['wide', 'phone'] as const;
export type HomeSize = (typeof homeSizes)[number];

export type PictureTheme = 'day' | 'night';

export interface HomeRequest {
  readonly subject: 'home';
  readonly size: HomeSize;
  readonly theme: PictureTheme;
}

interface PlaceRequest {
  /** `jp` for a country, `region-europe` for a region, `part-hawaii` for a part of a country: lower case. */
  readonly subject: string;
  readonly size: PictureSize;
  readonly theme: PictureTheme;
}

export type PictureRequest = HomeRequest | PlaceRequest;

/** Pictures were raster files in two widths and two formats: pages kept elsewhere still ask for those. */
const filePattern =
  /^(?<subject>[a-z]{2}|home|(?:region|part)-[a-z-]{1,40})-(?<size>big|medium|small|wide|phone)(?:-half)?(?<night>-night)?\.(?:svg|webp|avif)$/;

/** Parses `jp-big.svg`, `region-europe-small-night.svg` or `home-wide.svg`. Only possible pictures are accepted. */
export function parsePictureFile(file: string): Result<PictureRequest> {
  const { subject = '', size: asked, night } = filePattern.exec(file)?.groups ?? {};
  const theme = night === undefined ? 'day' : 'night';
  if (subject === 'home') {
    const size = homeSizes.find((name) => name === asked);
    return size === undefined ? failure('not the name of a picture') : success({ subject, size, theme });
  }
  const size = pictureSizes.find((name) => name === asked);
  if (size === undefined) return failure('not the name of a picture');
  const place = parsePlace(subject);
  return place.ok ? success({ subject, size, theme }) : place;
}

function parsePlace(subject: string): Result<unknown> {
  if (subject.startsWith('region-')) return parseRegionSlug(subject.slice(7));
  if (!subject.startsWith('part-')) return parseCountryCode(subject);
  const slug = subject.slice(5);
  return partFrame(slug) === null ? failure('not a part of a country with a picture') : success(slug);
}
