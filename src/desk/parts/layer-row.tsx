import type { ReactNode } from 'react';

export interface Layer {
  readonly fact: ReactNode;
  readonly feed: ReactNode;
  /** Source and time, below. */
  readonly source?: ReactNode;
  /** Null: nothing lies over it. */
  readonly over: ReactNode | null;
  /** Who and when, below; or what covers it. */
  readonly by?: ReactNode;
  readonly see: ReactNode;
  /** Absent: the table has no such column. */
  readonly until?: ReactNode;
  readonly change?: ReactNode;
  /** Whether what the feed says does not count. */
  readonly isCovered: boolean;
}

/** A fact: what the feed says, what lies over it, what visitors see. */
export function LayerRow({ layer }: { readonly layer: Layer }) {
  const { fact, feed, source, over, by, see, until, change, isCovered } = layer;
  return (
    <tr className={isCovered ? 'under' : undefined}>
      <td>
        <b>{fact}</b>
      </td>
      <td className="feed">
        {feed}
        {source !== undefined && <small>{source}</small>}
      </td>
      <td className={over === null ? undefined : 'ov'}>
        {over !== null && <b>{over}</b>}
        {by !== undefined && <small>{by}</small>}
      </td>
      <td className="see">{see}</td>
      {until !== undefined && <td className="mut">{until}</td>}
      <td className="r">{change}</td>
    </tr>
  );
}
