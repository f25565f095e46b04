import { usePage } from '#web/components/page/page-environment.tsx';
import { pictureAddress, type PicturedPlace, type PictureFormat } from '#web/components/page/picture-address.ts';
import styles from './place-picture.module.css';
import { PictureSourceList, type WritePictureSet } from '#web/components/page/themed-picture.tsx';

const wide = '(min-width: 56.25rem)';
const pixels = { medium: { width: 640, height: 400 }, small: { width: 96, height: 96 } } as const;

interface PlacePictureProps {
  readonly place: PicturedPlace;
  readonly size: 'medium' | 'small';
  /** `sizes` of a medium picture; default: a grid of two, three and five columns. */
  readonly sizes?: string;
  readonly className?: string | undefined;
}

const gridOfFive = '(min-width: 56.25rem) 15rem, (min-width: 37.5rem) 31vw, 46vw';

/** The map of a place by day or night, on a sea-coloured background while it loads. Decorative: the name is next to it. */
export function PlacePicture({ place, size, sizes = gridOfFive, className }: PlacePictureProps) {
  const isNight = usePage().shell.theme === 'dark';
  const write: WritePictureSet = (night, format) => pictureSet(place, size, { isNight: night, format });
  const shownSizes = size === 'medium' ? sizes : undefined;
  return (
    <picture className={className}>
      <PictureSourceList write={write} sizes={shownSizes} isLast />
      <img
        {...pixels[size]}
        className={styles['picture']}
        src={pictureAddress({ place, size: size === 'small' ? 'small-half' : size, isNight })}
        srcSet={write(isNight, 'webp')}
        sizes={shownSizes}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Small pictures are shown at 48 pixels: half of the file serves screens of double density. */
function pictureSet(
  place: PicturedPlace,
  size: 'medium' | 'small',
  print: { readonly isNight: boolean; readonly format: PictureFormat },
): string {
  const [half, whole] = [
    pictureAddress({ place, size: `${size}-half`, ...print }),
    pictureAddress({ place, size, ...print }),
  ];
  return size === 'medium' ? `${half} 320w, ${whole} 640w` : `${half} 2x, ${whole} 3x`;
}

/** The same behind a page's title: medium on phones, big on wide screens, faded behind the text. */
export function PlaceBackdrop({ place }: { readonly place: PicturedPlace }) {
  const isNight = usePage().shell.theme === 'dark';
  const write =
    (size: 'big' | 'medium'): WritePictureSet =>
    (night, format) =>
      pictureAddress({ place, size, isNight: night, format });
  return (
    <picture className={styles['backdrop']}>
      <PictureSourceList media={wide} write={write('big')} isLast={false} />
      <PictureSourceList write={write('medium')} isLast />
      <img {...pixels.medium} src={write('medium')(isNight, 'webp')} alt="" fetchPriority="high" />
    </picture>
  );
}
