import type { FacetName, ListQuery } from '#domain/listing/list-query.ts';
import { writeTripText, type Trip } from '#domain/trip/trip.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { useListActions, useListState } from '#web/components/list/list-state.tsx';

/** Filters that the trip panel offers as conditions. */
export const mustHaves = [
  { facet: '5g', say: ({ trip }: Messages) => trip.fiveG },
  { facet: 'topup', say: ({ trip }: Messages) => trip.topUp },
  { facet: 'phone', say: ({ trip }: Messages) => trip.phoneNumber },
] as const satisfies readonly { readonly facet: FacetName; readonly say: (messages: Messages) => string }[];

/** The part of the list's state that the trip panel edits. */
export interface TripChoices {
  readonly query: ListQuery;
  readonly changeTrip: (change: Partial<Trip>) => void;
  /** Toggles the condition. */
  readonly toggle: (facet: (typeof mustHaves)[number]['facet']) => void;
  readonly usePromo: (usesPromo: boolean) => void;
}

/** The trip panel's own choices, for `AfterList`: their changes are not deferred. */
export function tripChoicesText({ trip, usesPromo, facets }: ListQuery): string {
  const required = mustHaves.map(({ facet }) => facets[facet].join());
  return [writeTripText(trip), usesPromo, ...required].join(' ');
}

export function useTripChoices(): TripChoices {
  const { view } = useListState();
  const { query, change, toggle } = useListActions();
  return {
    query: view.query,
    changeTrip: (part) => change({ trip: { ...query().trip, ...part } }),
    toggle: (facet) => toggle(facet, 'yes'),
    usePromo: (usesPromo) => change({ usesPromo }),
  };
}
