import { classNames } from './class-names.ts';
import styles from './icon-symbols.module.css';

function symbolId(name: string): string {
  return `icon-${name}`;
}

/**
 * Defines icons once, for lists that show them in every row: a row then only names them.
 * @param icons path data on a square of 24, drawn as a line; one path each, since browsers copy every part of an icon into
 *   every place that names it
 */
export function IconSymbols({ icons }: { readonly icons: Readonly<Record<string, string>> }) {
  return (
    <svg className={styles['symbols']} width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(icons).map(([name, path]) => (
        <path key={name} id={symbolId(name)} d={path} />
      ))}
    </svg>
  );
}

interface SymbolIconProps {
  readonly name: string;
  /** Name of a second icon, drawn over it. */
  readonly over?: string;
  /** In px. */
  readonly size: 14 | 16 | 18 | 20;
  /** What it says; also shown as a tip. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** An icon that `IconSymbols` on the same page defines. */
export function SymbolIcon({ name, over, size, label, className }: SymbolIconProps) {
  return (
    <svg
      className={classNames(styles['icon'], className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      data-tip={label}
    >
      <use href={`#${symbolId(name)}`} />
      {over !== undefined && <use href={`#${symbolId(over)}`} />}
    </svg>
  );
}
