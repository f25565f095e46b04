import styles from './marks.module.css';

/** The flag at `src`; decorative, as the name is next to it. `width` in px, 4 to 3. */
export function Flag({ src, width = 20 }: { readonly src: string; readonly width?: number }) {
  return <img className={styles['flag']} src={src} width={width} height={width * 0.75} alt="" loading="lazy" />;
}
