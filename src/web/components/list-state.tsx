import { createContext, useContext, type ReactNode } from 'react';
import type { DestinationView } from '#domain/destination-view.ts';
import type { ListQuery } from '#domain/list-query.ts';
import type { ListData } from './list-data.ts';

/** The list of a page as it stands, and the way to change it. */
export interface ListState {
  readonly data: ListData;
  readonly view: DestinationView;
  /** The page's address, language prefix included, with part of the query changed; every state has one. */
  readonly href: (change: Partial<ListQuery>) => string;
  /** Shows the changed list at once and puts its address into the history. A change of anything but `page` leads to page 1. */
  readonly change: (change: Partial<ListQuery>) => void;
  /** True while plans are being loaded for a change. */
  readonly isBusy: boolean;
}

const State = createContext<ListState | null>(null);

/** Everything inside shows one list: trip panel, answers, filters, rows. */
export function ListStateProvider({ data, children }: { readonly data: ListData; readonly children: ReactNode }) {
  const state: ListState = {
    data,
    view: data.view,
    href: () => data.path,
    change: () => undefined,
    isBusy: false,
  };
  return <State value={state}>{children}</State>;
}

/** @throws outside of a `ListStateProvider` */
export function useListState(): ListState {
  const state = useContext(State);
  if (state === null) throw new Error('useListState needs a ListStateProvider around it');
  return state;
}
