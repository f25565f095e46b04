import type { ReactNode } from 'react';
import { texts } from '#desk/messages/en.ts';
import { DataTable, type Column } from './data-table.tsx';

/** A fact: what the feed says, what lies over it, what visitors see. */
export interface Layer {
  readonly fact: string;
  readonly feed: ReactNode;
  /** Source and time, below. */
  readonly source?: ReactNode;
  /** Null: nothing lies over it. */
  readonly over: ReactNode | null;
  /** Who and when, below; or what covers it. */
  readonly by?: ReactNode;
  readonly see: ReactNode;
  readonly until?: ReactNode;
  readonly change?: ReactNode;
  /** Whether what the feed says does not count. Default: something lies over it. */
  readonly isCovered?: boolean;
  /** A form, in a line of its own. */
  readonly form?: ReactNode;
}

const t = texts.plans.layers;

const columns: readonly Column<Layer>[] = [
  { head: t.fact, isHeadHidden: true, render: ({ fact }) => <b>{fact}</b> },
  { head: t.feed, className: 'feed', render: ({ feed, source }) => withSmall(feed, source) },
  {
    head: t.over,
    className: ({ over }) => (over === null ? '' : 'ov'),
    render: ({ over, by }) => withSmall(over !== null && <b>{over}</b>, by),
  },
  { head: t.see, className: 'see', render: ({ see }) => see },
];
const until: Column<Layer> = { head: t.until, className: 'mut', render: (layer) => layer.until };
const change: Column<Layer> = { head: t.change, isHeadHidden: true, isRight: true, render: (layer) => layer.change };

interface LayerTableProps {
  readonly layers: readonly Layer[];
  /** Whether what lies over a fact may end. */
  readonly ends: boolean;
}

export function LayerTable({ layers, ends }: LayerTableProps) {
  return (
    <DataTable
      label={t.over}
      className="lay"
      columns={[...columns, ends && until, change]}
      rows={layers}
      keyOf={({ fact }) => fact}
      rowClass={({ over, isCovered = over !== null }) => (isCovered ? 'under' : '')}
      below={({ form }) => form}
    />
  );
}

function withSmall(text: ReactNode, small: ReactNode) {
  return (
    <>
      {text}
      {small !== undefined && <small>{small}</small>}
    </>
  );
}
