import { parseCountryCode } from '#domain/place/countries.ts';
import { parseRegionSlug } from '#domain/place/regions.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Sizes of the picture of a country or region. */
export const pictureSizes = ['big', 'medium', 'small'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Sizes of the home page's sea map, whose subject is `home`. */
export const homeSizes = ['wide', 'phone'] as const;
export type HomeSize = (typeof homeSizes)[number];

export const pictureThemes = ['day', 'night'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

const pictureFormats = ['webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What one job draws: one subject in one size, by day and by night. */
export interface PictureTask {
  /** `jp` for a country, `region-europe` for a region, `home` for the home page's map: lower case. */
  readonly subject: string;
  readonly size: PictureSize | HomeSize;
}

/** One file of a picture. */
export interface PictureRequest extends PictureTask {
  readonly theme: PictureTheme;
  readonly format: PictureFormat;
  /** True: half as wide and high, for screens that show it small. */
  readonly isHalf: boolean;
}

const filePattern =
  /^(?<subject>[a-z]{2}|home|region-[a-z-]{1,40})-(?<size>big|medium|small|wide|phone)(?<half>-half)?(?<night>-night)?\.(?<format>webp|avif)$/;

/**
 * Parses `jp-big.webp`, `jp-medium-half-night.avif`, `region-europe-small.webp` or `home-wide.avif`. Only possible
 * pictures are accepted.
 */
export function parsePictureFile(file: string): Result<PictureRequest> {
  const { subject = '', size, half, night, format } = filePattern.exec(file)?.groups ?? {};
  const known = sizesOf(subject).find((name) => name === size);
  const isHalf = half !== undefined;
  if (known === undefined || (isHalf && !hasHalf(known))) return failure('not the name of a picture');
  const place = parseSubject(subject);
  if (!place.ok) return place;
  const theme = night === undefined ? 'day' : 'night';
  return success({ subject, size: known, theme, format: format === 'avif' ? 'avif' : 'webp', isHalf });
}

function sizesOf(subject: string): readonly PictureTask['size'][] {
  return subject === 'home' ? homeSizes : pictureSizes;
}

function parseSubject(subject: string): Result<string> {
  if (subject === 'home') return success(subject);
  return subject.startsWith('region-') ? parseRegionSlug(subject.slice(7)) : parseCountryCode(subject);
}

/** Cards and rows are shown at half size on many screens; what stands behind a title never is. */
export function hasHalf(size: PictureTask['size']): boolean {
  return size === 'medium' || size === 'small';
}

/** The file name of a picture: the inverse of `parsePictureFile`. */
export function pictureFile({ subject, size, theme, format, isHalf }: PictureRequest): string {
  return `${subject}-${size}${isHalf ? '-half' : ''}${theme === 'night' ? '-night' : ''}.${format}`;
}

/** Every file of a picture, in the order in which they are written: if the last one exists, all do. */
export function filesOf(task: PictureTask): readonly PictureRequest[] {
  const halves = hasHalf(task.size) ? [true, false] : [false];
  return pictureThemes.flatMap((theme) =>
    pictureFormats.flatMap((format) => halves.map((isHalf) => ({ ...task, theme, format, isHalf }))),
  );
}
