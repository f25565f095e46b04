import { useState } from 'react';
import { noFacets, type Remembered } from '#domain/listing/list-query.ts';
import type { TripChoices, TripQuery } from './trip-choices.ts';

/** The trip of a sentence without a list. @param remembered the trip of an earlier visit, or the usual one */
export function useChosenTrip({ trip, usesPromo }: Pick<Remembered, 'trip' | 'usesPromo'>) {
  const first: TripQuery = { trip, usesPromo, facets: noFacets };
  const [chosen, setChosen] = useState<TripQuery | null>(null);
  const change = (part: (before: TripQuery) => Partial<TripQuery>): void =>
    setChosen((before) => ({ ...(before ?? first), ...part(before ?? first) }));
  const choices: TripChoices = {
    query: chosen ?? first,
    changeTrip: (changed) => change((before) => ({ trip: { ...before.trip, ...changed } })),
    toggle: ({ facet, value }) =>
      change(({ facets }) => ({ facets: { ...facets, [facet]: facets[facet].includes(value) ? [] : [value] } })),
    usePromo: (uses) => change(() => ({ usesPromo: uses })),
  };
  return { chosen, choices };
}
