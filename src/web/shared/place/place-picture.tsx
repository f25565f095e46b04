import { usePage } from '#web/shared/page/page-environment.tsx';
import { pictureAddress, type PicturedPlace } from '#web/shared/page/picture-address.ts';
import { PictureSourceList } from '#web/shared/page/themed-picture.tsx';
import styles from './place-picture.module.css';

const wide = '(min-width: 56.25rem)';
const pixels = { medium: { width: 640, height: 400 }, small: { width: 96, height: 96 } } as const;

interface PlacePictureProps {
  readonly place: PicturedPlace;
  readonly size: 'medium' | 'small';
  readonly className?: string | undefined;
}

/** The map of a place by day or night, on a sea-coloured background while it loads. Decorative: the name is next to it. */
export function PlacePicture({ place, size, className }: PlacePictureProps) {
  const isNight = usePage().shell.theme === 'dark';
  return (
    <picture className={className}>
      <PictureSourceList write={(night) => pictureAddress({ place, size, isNight: night })} />
      <img
        {...pixels[size]}
        className={styles['picture']}
        src={pictureAddress({ place, size, isNight })}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The same behind a page's title: medium on phones, big on wide screens, faded behind the text. */
export function PlaceBackdrop({ place }: { readonly place: PicturedPlace }) {
  const isNight = usePage().shell.theme === 'dark';
  const write =
    (size: 'big' | 'medium') =>
    (night: boolean): string =>
      pictureAddress({ place, size, isNight: night });
  return (
    <picture className={styles['backdrop']}>
      <PictureSourceList media={wide} write={write('big')} />
      <PictureSourceList write={write('medium')} />
      <img {...pixels.medium} src={write('medium')(isNight)} alt="" fetchPriority="high" />
    </picture>
  );
}
