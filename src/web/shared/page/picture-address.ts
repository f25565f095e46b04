import { partFrame } from '#domain/place/part-frames.ts';
import { partOfPath } from '#domain/place/part-path.ts';

type PictureSize = 'big' | 'medium' | 'small';

/** The part of a place that selects its picture. */
export interface PicturedPlace {
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Without language prefix; its last segment names a region, its query a part of a country. */
  readonly path: string;
}

interface PictureChoice {
  readonly place: PicturedPlace;
  readonly size: PictureSize;
  readonly isNight: boolean;
}

/** Address of a picture: `…/jp-big.svg`, `…/region-europe-small-night.svg`, `…/part-hawaii-big.svg`. */
export function pictureAddress({ place, size, isNight }: PictureChoice): string {
  return pictureFileAddress(`${subjectOf(place)}-${size}`, isNight);
}

function subjectOf({ flag, path }: PicturedPlace): string {
  const part = partOfPath(path);
  if (part !== null && partFrame(part) !== null) return `part-${part}`;
  return flag?.toLowerCase() ?? `region-${path.replace(/^.*\//, '')}`;
}

/** @param name of a picture, without theme: `home-wide` */
export function pictureFileAddress(name: string, isNight: boolean): string {
  return `/assets/pictures/country/${name}${isNight ? '-night' : ''}.svg`;
}
