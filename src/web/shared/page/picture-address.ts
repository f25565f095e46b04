type PictureSize = 'big' | 'medium' | 'small';

/** The part of a place that selects its picture. */
export interface PicturedPlace {
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Without language prefix; its last segment names a region. */
  readonly path: string;
  /** Slug of a part of the country that has a picture of its own; default: none. */
  readonly part?: string | null;
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

function subjectOf({ flag, path, part = null }: PicturedPlace): string {
  if (part !== null) return `part-${part}`;
  return flag?.toLowerCase() ?? `region-${path.replace(/^.*\//, '')}`;
}

/** @param name of a picture, without theme: `home-wide` */
export function pictureFileAddress(name: string, isNight: boolean): string {
  return `/assets/pictures/country/${name}${isNight ? '-night' : ''}.svg`;
}
