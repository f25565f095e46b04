import styles from './fare-shade.module.css';

/** Sets `--fare`, the ground of a price; the lowest class has the ground of the page. @param fareClass from 1; 0: none */
export function fareShade(fareClass: number): string | undefined {
  return styles[`shade${fareClass}`];
}
