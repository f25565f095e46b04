import { usePage } from './page-environment.tsx';
import { pictureAddress, type PictureSize, type PicturedPlace } from './picture-address.ts';
import styles from './place-picture.module.css';

const dark = '(prefers-color-scheme: dark)';
const wide = '(min-width: 56.25rem)';
const pixels = { medium: { width: 640, height: 400 }, small: { width: 96, height: 96 } } as const;

interface PlacePictureProps {
  readonly place: PicturedPlace;
  readonly size: 'medium' | 'small';
  readonly className?: string | undefined;
}

/** The chart of a place by day or night. Its ground shows the sea until it has been drawn. The name stands next to it. */
export function PlacePicture({ place, size, className }: PlacePictureProps) {
  return (
    <picture className={className}>
      <NightSource place={place} size={size} />
      <img {...pixels[size]} className={styles['picture']} src={useAddress(place, size)} alt="" loading="lazy" />
    </picture>
  );
}

/** The same behind the title of a page: medium on phones, big on wide screens, faded into the sea where words stand. */
export function PlaceBackdrop({ place }: { readonly place: PicturedPlace }) {
  return (
    <picture className={styles['backdrop']}>
      <NightSource place={place} size="big" media={wide} />
      <source media={wide} srcSet={useAddress(place, 'big')} />
      <NightSource place={place} size="medium" />
      <img {...pixels.medium} src={useAddress(place, 'medium')} alt="" fetchPriority="high" />
    </picture>
  );
}

function useAddress(place: PicturedPlace, size: PictureSize): string {
  return pictureAddress({ place, size, isNight: usePage().shell.theme === 'dark' });
}

/** Only while the system decides: a theme chosen by hand has one address. */
function NightSource({ place, size, media }: { place: PicturedPlace; size: PictureSize; media?: string }) {
  if (usePage().shell.theme !== null) return null;
  const query = media === undefined ? dark : `${media} and ${dark}`;
  return <source media={query} srcSet={pictureAddress({ place, size, isNight: true })} />;
}
