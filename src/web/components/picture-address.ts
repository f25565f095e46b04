export type PictureSize = 'big' | 'medium' | 'small';

/** What of a place decides its picture. */
export interface PicturedPlace {
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Without language prefix; its last segment names a region. */
  readonly path: string;
}

/** Where the server keeps the picture of a country or region: `…/jp-big.webp`, `…/region-europe-small-night.webp`. */
export function pictureAddress(picture: {
  readonly place: PicturedPlace;
  readonly size: PictureSize;
  readonly isNight: boolean;
}): string {
  const { place, size, isNight } = picture;
  const subject = place.flag?.toLowerCase() ?? `region-${place.path.replace(/^.*\//, '')}`;
  return `/assets/pictures/country/${subject}-${size}${isNight ? '-night' : ''}.webp`;
}
