import type { ReactNode } from 'react';
import type { DeskReader } from '#runtime/services/desk/desk-service.ts';
import { defineScreen, Redirect, waitingCount, type PlaceOfScreen, type Viewer } from './screen.ts';
import { Empty, ScreenHead } from '#desk/parts/screen-head.tsx';

interface QueueDefinition {
  /** Its items are below it. */
  readonly path: string;
  readonly place: Omit<PlaceOfScreen, 'count'>;
  /** What is said when nothing waits. */
  readonly empty: Parameters<typeof Empty>[0];
  /** Beside the title. */
  readonly facts?: ReactNode;
  /** How many wait. */
  readonly count: (desk: DeskReader) => Promise<number>;
  /** The id of the item to begin with; undefined or null: nothing waits. */
  readonly first: (desk: DeskReader, viewer: Viewer) => Promise<string | number | null | undefined>;
}

/** The place of one kind of work that waits: it leads to the first item. */
export function defineQueue({ path, place, empty, facts, count, first }: QueueDefinition) {
  return defineScreen({
    path,
    title: place.label,
    place: { ...place, count: async (desk) => waitingCount(await count(desk)) },
    load: async (desk, { viewer }) => {
      const id = (await first(desk, viewer)) ?? null;
      return id === null ? {} : new Redirect(`${path}/${id}`);
    },
    view: () => (
      <>
        <ScreenHead title={place.label} facts={facts} />
        <Empty {...empty} />
      </>
    ),
  });
}

interface QueueListProps {
  readonly label: string;
  /** Of the queue. */
  readonly path: string;
  readonly rows: readonly { readonly id: string | number; readonly body: ReactNode }[];
  /** Id of the open one. */
  readonly current: string | number;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** What waits; J and K move. */
export function QueueList({ label, path, rows, current, children }: QueueListProps) {
  const place = rows.findIndex(({ id }) => id === current);
  const keyOf = (index: number): string | undefined =>
    index === place + 1 ? 'j' : index === place - 1 ? 'k' : undefined;
  return (
    <nav className="plist" aria-label={label}>
      {rows.map(({ id, body }, index) => (
        <a key={id} href={`${path}/${id}`} aria-current={id === current ? 'true' : undefined} data-key={keyOf(index)}>
          {body}
        </a>
      ))}
      {children}
    </nav>
  );
}
