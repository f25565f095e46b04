type PictureSize = 'big' | 'medium' | 'medium-half' | 'small' | 'small-half';

export type PictureFormat = 'avif' | 'webp';

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
  /** Default: WebP, which every browser supports. */
  readonly format?: PictureFormat;
}

/** Address of a country's or region's picture: `…/jp-big.webp`, `…/region-europe-small-night.avif`. */
export function pictureAddress({ place, size, isNight, format = 'webp' }: PictureChoice): string {
  const subject = place.flag?.toLowerCase() ?? `region-${place.path.replace(/^.*\//, '')}`;
  return pictureFileAddress(`${subject}-${size}`, { isNight, format });
}

/** @param name of a picture, without theme: `home-wide` */
export function pictureFileAddress(
  name: string,
  { isNight, format }: { readonly isNight: boolean; readonly format: PictureFormat },
): string {
  return `/assets/pictures/country/${name}${isNight ? '-night' : ''}.${format}`;
}
