import { usePage } from './page-environment.tsx';

const dark = '(prefers-color-scheme: dark)';

interface PictureSources {
  /** Media query of the sources; default: all screens. */
  readonly media?: string;
  /** Address of the picture in one theme. */
  readonly write: (isNight: boolean) => string;
}

/**
 * Sources by theme. A system theme uses its media query; of a chosen theme there is one source at most. Without `media`
 * the picture of the shown theme, or by day, is the image itself.
 */
export function PictureSourceList({ media, write }: PictureSources) {
  const { theme } = usePage().shell;
  const night = media === undefined ? dark : `${media} and ${dark}`;
  return (
    <>
      {theme === null && <source media={night} srcSet={write(true)} />}
      {media !== undefined && <source media={media} srcSet={write(theme === 'dark')} />}
    </>
  );
}
