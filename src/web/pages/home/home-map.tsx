import { usePage } from '#web/components/page/page-environment.tsx';
import { pictureFileAddress } from '#web/components/page/picture-address.ts';
import { PictureSourceList, type WritePictureSet } from '#web/components/page/themed-picture.tsx';
import styles from './hero.module.css';

const wide = '(min-width: 56.25rem)';

const write =
  (name: 'home-wide' | 'home-phone'): WritePictureSet =>
  (isNight, format) =>
    pictureFileAddress(name, { isNight, format });

/** The sea map behind the title: the Old World on phones, nearly all of it on wide screens. */
export function HomeMap() {
  const isNight = usePage().shell.theme === 'dark';
  return (
    <picture className={styles['picture']}>
      <PictureSourceList media={wide} write={write('home-wide')} isLast={false} />
      <PictureSourceList write={write('home-phone')} isLast />
      <img src={write('home-phone')(isNight, 'webp')} width="1000" height="560" alt="" fetchPriority="high" />
    </picture>
  );
}
