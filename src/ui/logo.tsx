import styles from './marks.module.css';

interface LogoProps {
  /** Null: the first letter of the name is shown. */
  readonly src: string | null;
  readonly name: string;
  /** Edge of the square in px. */
  readonly size?: 24 | 28 | 36 | 40 | 72;
}

/** A seller's logo beside its name. */
export function Logo(props: LogoProps) {
  return renderLogo(props);
}

/** The same as a plain function, for speed: a list has a hundred of them. */
export function renderLogo({ src, name, size = 36 }: LogoProps) {
  if (src !== null) {
    return <img className={styles['logo']} src={src} width={size} height={size} alt="" loading="lazy" />;
  }
  return (
    <svg className={styles['logo']} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <rect className={styles['ground']} width="40" height="40" />
      <text className={styles['letter']} x="20" y="28">
        {[...name][0]?.toUpperCase()}
      </text>
    </svg>
  );
}
