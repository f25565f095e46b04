import styles from './marks.module.css';

/** The graduated frame of a sea chart. At most twice on a page. */
export function Neatline() {
  return <div className={styles['neatline']} aria-hidden="true" />;
}
