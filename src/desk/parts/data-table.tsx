import type { Key, ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';

/** What a table says of each row, under one head. */
export interface Column<Row> {
  readonly head: string;
  readonly render: (row: Row) => ReactNode;
  /** At the right, as figures are. */
  readonly isRight?: boolean;
  /** For screen readers alone. */
  readonly isHeadHidden?: boolean;
  /** Of its cells. */
  readonly className?: string | ((row: Row) => string);
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly className?: string;
  /** False: no such column. */
  readonly columns: readonly (Column<Row> | false)[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  readonly rowClass?: (row: Row) => string;
  /** A line across the table under the row; null: none. */
  readonly below?: (row: Row) => ReactNode;
  /** What is said without rows. */
  readonly none?: string;
}

/** A table that scrolls by itself, with a line of heads. */
export function DataTable<Row>({ label, className, columns, rows, none, ...props }: DataTableProps<Row>) {
  if (rows.length === 0 && none !== undefined) return <p className="mut">{none}</p>;
  const shown = columns.filter((column) => column !== false);
  return (
    <ScrollBox label={label}>
      <table className={className}>
        <thead>
          <tr>
            {shown.map(({ head, isRight, isHeadHidden }) => (
              <th key={head} className={isRight ? 'r' : undefined}>
                {isHeadHidden ? <span className="vh">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={props.keyOf(row)} {...props} row={row} columns={shown} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps<Row> extends Pick<DataTableProps<Row>, 'rowClass' | 'below'> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

function Row<Row>({ row, columns, rowClass, below }: RowProps<Row>) {
  const line = below?.(row) ?? null;
  return (
    <>
      <tr className={rowClass?.(row) || undefined}>
        {columns.map(({ head, render, isRight = false, className = '' }) => {
          const own = typeof className === 'string' ? className : className(row);
          const names = [isRight ? 'r' : '', own].filter((name) => name !== '').join(' ');
          return (
            <td key={head} className={names || undefined}>
              {render(row)}
            </td>
          );
        })}
      </tr>
      {line !== null && (
        <tr className="edit">
          <td colSpan={columns.length}>{line}</td>
        </tr>
      )}
    </>
  );
}
