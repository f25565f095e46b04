import type { FacetName, ListQuery } from '#domain/list-query.ts';
import type { Trip } from '#domain/trip.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { useListState } from '#web/components/list-state.tsx';

/** Filters that the trip panel offers as conditions. */
export const mustHaves = [
  { facet: '5g', say: ({ plan }: Messages) => plan.fiveG.yes },
  { facet: 'topup', say: ({ trip }: Messages) => trip.topUp },
  { facet: 'phone', say: ({ trip }: Messages) => trip.phoneNumber },
] as const satisfies readonly { readonly facet: FacetName; readonly say: (messages: Messages) => string }[];

/** What the trip panel shows and changes of the list's state. */
export interface TripChoices {
  readonly query: ListQuery;
  readonly changeTrip: (change: Partial<Trip>) => void;
  readonly require: (facet: (typeof mustHaves)[number]['facet'], isRequired: boolean) => void;
  readonly usePromo: (usesPromo: boolean) => void;
}

export function useTripChoices(): TripChoices {
  const { view, change } = useListState();
  const { query } = view;
  return {
    query,
    changeTrip: (part) => change({ trip: { ...query.trip, ...part } }),
    require: (facet, isRequired) => {
      const others = query.facets[facet].filter((value) => value !== 'yes');
      change({ facets: { ...query.facets, [facet]: isRequired ? [...others, 'yes'] : others } });
    },
    usePromo: (usesPromo) => change({ usesPromo }),
  };
}
