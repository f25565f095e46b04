type PictureSize = 'big' | 'medium' | 'small';

/** The part of a place that selects its picture. */
export interface PicturedPlace {
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Without language prefix; its last segment names a region. */
  readonly path: string;
}

interface PictureChoice {
  readonly place: PicturedPlace;
  readonly size: PictureSize;
  readonly isNight: boolean;
}

/** Address of a country's or region's picture: `…/jp-big.svg`, `…/region-europe-small-night.svg`. */
export function pictureAddress({ place, size, isNight }: PictureChoice): string {
  const subject = place.flag?.toLowerCase() ?? `region-${place.path.replace(/^.*\//, '')}`;
  return pictureFileAddress(`${subject}-${size}`, isNight);
}

/** @param name of a picture, without theme: `home-wide` */
export function pictureFileAddress(name: string, isNight: boolean): string {
  return `/assets/pictures/country/${name}${isNight ? '-night' : ''}.svg`;
}
