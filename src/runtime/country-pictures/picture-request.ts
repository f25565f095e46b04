import { parseCountryCode } from '#domain/countries.ts';
import { parseRegionSlug } from '#domain/regions.ts';
import { failure, success, type Result } from '#domain/result.ts';

export const pictureSizes = ['big', 'medium', 'small'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const pictureThemes = ['day', 'night'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

export interface PictureRequest {
  /** `jp` for a country, `region-europe` for a region: lower case. */
  readonly subject: string;
  readonly size: PictureSize;
  readonly theme: PictureTheme;
}

const filePattern = /^(?<subject>[a-z]{2}|region-[a-z-]{1,40})-(?<size>big|medium|small)(?<night>-night)?\.webp$/;

/** Parses `jp-big.webp`, `jp-big-night.webp` or `region-europe-small.webp`: only countries and regions that exist. */
export function parsePictureFile(file: string): Result<PictureRequest> {
  const { subject = '', size, night } = filePattern.exec(file)?.groups ?? {};
  const known = pictureSizes.find((name) => name === size);
  if (known === undefined) return failure('not the name of a country picture');
  const place = subject.startsWith('region-') ? parseRegionSlug(subject.slice(7)) : parseCountryCode(subject);
  if (!place.ok) return place;
  return success({ subject, size: known, theme: night === undefined ? 'day' : 'night' });
}

/** The file name of a picture: the inverse of `parsePictureFile`. */
export function pictureFile({ subject, size, theme }: PictureRequest): string {
  return `${subject}-${size}${theme === 'night' ? '-night' : ''}.webp`;
}
