import { usePage } from '#web/shared/page/page-environment.tsx';
import { pictureFileAddress } from '#web/shared/page/picture-address.ts';
import { PictureSourceList } from '#web/shared/page/themed-picture.tsx';
import styles from './hero.module.css';

const wide = '(min-width: 56.25rem)';

/** The sea map behind the title: the Old World on phones, nearly all of it on wide screens. */
export function HomeMap() {
  const isNight = usePage().shell.theme === 'dark';
  return (
    <picture className={styles['picture']}>
      <PictureSourceList media={wide} write={(night) => pictureFileAddress('home-wide', night)} />
      <PictureSourceList write={(night) => pictureFileAddress('home-phone', night)} />
      <img src={pictureFileAddress('home-phone', isNight)} width="1000" height="560" alt="" fetchPriority="high" />
    </picture>
  );
}
