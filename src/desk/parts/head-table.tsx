import type { ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';

interface HeadTableProps {
  readonly label: string;
  readonly className?: string;
  /** Heads: at the left, at the right as figures are, or for screen readers alone. False: no such column. */
  readonly columns: readonly (string | false | { readonly right: string } | { readonly hidden: string })[];
  /** Rows. */
  readonly children: ReactNode;
}

/** A table that scrolls by itself, with a line of heads. */
export function HeadTable({ label, className, columns, children }: HeadTableProps) {
  return (
    <ScrollBox label={label}>
      <table className={className}>
        <thead>
          <tr>
            {columns.map((column) => {
              if (column === false) return null;
              if (typeof column === 'string') return <th key={column}>{column}</th>;
              if ('right' in column)
                return (
                  <th key={column.right} className="r">
                    {column.right}
                  </th>
                );
              return (
                <th key={column.hidden}>
                  <span className="vh">{column.hidden}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
