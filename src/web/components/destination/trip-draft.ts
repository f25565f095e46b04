import { useState } from 'react';
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

/** The trip as the panel shows it: ahead of the list while its plans are still being loaded. */
export interface TripDraft {
  readonly query: Pick<ListQuery, 'trip' | 'facets' | 'usesPromo'>;
  readonly changeTrip: (change: Partial<Trip>) => void;
  readonly require: (facet: (typeof mustHaves)[number]['facet'], isRequired: boolean) => void;
  readonly usePromo: (usesPromo: boolean) => void;
}

export function useTripDraft(): TripDraft {
  const { view, change } = useListState();
  const [draft, setDraft] = useState({ of: view.query, query: view.query });
  // A list that answered, or that was gone back to, replaces what was typed before.
  const query = draft.of === view.query ? draft.query : view.query;
  const edit = (part: Partial<TripDraft['query']>): void => {
    const next = { ...query, ...part };
    setDraft({ of: view.query, query: next });
    change({ trip: next.trip, facets: next.facets, usesPromo: next.usesPromo });
  };
  return {
    query,
    changeTrip: (part) => edit({ trip: { ...query.trip, ...part } }),
    require: (facet, isRequired) => {
      const others = query.facets[facet].filter((value) => value !== 'yes');
      edit({ facets: { ...query.facets, [facet]: isRequired ? [...others, 'yes'] : others } });
    },
    usePromo: (usesPromo) => edit({ usesPromo }),
  };
}
