import type { ReactNode } from 'react';

interface SegmentsProps {
  readonly label: string;
  readonly links: readonly {
    readonly href: string;
    readonly name: ReactNode;
    /** Null: nothing is counted. */
    readonly count: number | null;
    readonly isCurrent: boolean;
    readonly keyName?: string | undefined;
  }[];
}

/** Views of the same list, as links. */
export function Segments({ label, links }: SegmentsProps) {
  return (
    <nav className="seg" aria-label={label}>
      {links.map(({ href, name, count, isCurrent, keyName }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined} data-key={keyName}>
          {name} {count !== null && <span>{count}</span>}
          {keyName !== undefined && <kbd>{keyName.toUpperCase()}</kbd>}
        </a>
      ))}
    </nav>
  );
}
