import styles from './marks.module.css';

/** The flag at `src`; the name stands next to it, so it has no words of its own. `width` in px, 4 to 3. */
export function Flag({ src, width = 20 }: { readonly src: string; readonly width?: number }) {
  return <img className={styles['flag']} src={src} width={width} height={width * 0.75} alt="" loading="lazy" />;
}
