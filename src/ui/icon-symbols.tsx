import type { LucideIcon } from 'lucide-react';
import styles from './icon-symbols.module.css';

function symbolId(name: string): string {
  return `icon-${name}`;
}

/** Defines icons once, for lists that show them in every row: a row then only names them. */
export function IconSymbols({ icons }: { readonly icons: Readonly<Record<string, LucideIcon>> }) {
  return (
    <svg className={styles['symbols']} width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(icons).map(([name, Shape]) => (
        <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
          <Shape size={24} strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon that `IconSymbols` on the same page defines. `size` in px. */
export function SymbolIcon({ name, size }: { readonly name: string; readonly size: 14 | 16 | 18 | 20 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
