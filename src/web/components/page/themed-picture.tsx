import { usePage } from './page-environment.tsx';
import type { PictureFormat } from './picture-address.ts';

const dark = '(prefers-color-scheme: dark)';

/** Gives the `srcset` of a picture in one theme and format. */
export type WritePictureSet = (isNight: boolean, format: PictureFormat) => string;

export interface PictureSources {
  /** Media query of the sources; default: all screens. */
  readonly media?: string;
  readonly sizes?: string | undefined;
  readonly write: WritePictureSet;
}

/**
 * Sources by theme and format, AVIF first. A system theme uses its media query; a chosen theme has sources for one theme.
 * `isLast`: without the WebP source by day, which is the image itself.
 */
export function PictureSourceList({ media, sizes, write, isLast }: PictureSources & { readonly isLast: boolean }) {
  const { theme } = usePage().shell;
  const all = [media].filter((query) => query !== undefined);
  const night = theme === null ? [...all, dark].join(' and ') : media;
  return (
    <>
      {theme !== 'light' && (
        <>
          <source type="image/avif" media={night} srcSet={write(true, 'avif')} sizes={sizes} />
          {(theme === null || !isLast) && <source media={night} srcSet={write(true, 'webp')} sizes={sizes} />}
        </>
      )}
      {theme !== 'dark' && (
        <>
          <source type="image/avif" media={media} srcSet={write(false, 'avif')} sizes={sizes} />
          {!isLast && <source media={media} srcSet={write(false, 'webp')} sizes={sizes} />}
        </>
      )}
    </>
  );
}
