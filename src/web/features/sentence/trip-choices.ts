import type { FacetName, ListQuery } from '#domain/listing/list-query.ts';
import { writeTripText, type Trip } from '#domain/trip/trip.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { useListActions, useListState } from '#web/features/list/state/list-state.tsx';

/** A filter that the sentence offers as a must-have, beside the trip's own hotspot. */
export interface MustHave {
  readonly facet: FacetName;
  /** The facet's value that meets it. */
  readonly value: string;
  /** In the sheet. */
  readonly label: (messages: Messages) => string;
  /** In the sentence. */
  readonly word: (messages: Messages) => string;
}

export const mustHaves: readonly MustHave[] = [
  { facet: '5g', value: 'yes', label: ({ trip }) => trip.fiveG, word: ({ trip }) => trip.fiveG },
  {
    facet: 'phone',
    value: 'yes',
    label: ({ trip }) => trip.phoneNumber,
    word: ({ trip }) => trip.sentence.words.phoneNumber,
  },
  { facet: 'topup', value: 'yes', label: ({ trip }) => trip.topUp, word: ({ trip }) => trip.sentence.words.topUp },
  {
    facet: 'idcheck',
    value: 'no',
    label: ({ plan }) => plan.ekyc.no,
    word: ({ trip }) => trip.sentence.words.noIdCheck,
  },
];

/** The part of a list's query that the sentence shows. */
export type TripQuery = Pick<ListQuery, 'trip' | 'facets' | 'usesPromo'>;

/** What decides which price counts. */
export interface CustomerChoices {
  readonly query: { readonly trip: Pick<Trip, 'isNewCustomer'>; readonly usesPromo: boolean };
  readonly changeTrip: (change: Pick<Trip, 'isNewCustomer'>) => void;
  readonly usePromo: (usesPromo: boolean) => void;
}

/** The part of the list's state that the sentence edits. */
export interface TripChoices {
  readonly query: TripQuery;
  readonly changeTrip: (change: Partial<Trip>) => void;
  readonly toggle: (mustHave: MustHave) => void;
  readonly usePromo: (usesPromo: boolean) => void;
  /** Absent: no plans are listed. */
  readonly renewing?: { readonly isShown: boolean; readonly show: (showsRenewing: boolean) => void };
}

/** The sentence's own choices, for `AfterList`: their changes are not deferred. */
export function tripChoicesText({ trip, usesPromo, showsRenewing, facets }: ListQuery): string {
  const required = mustHaves.map(({ facet }) => facets[facet].join());
  return [writeTripText(trip), usesPromo, showsRenewing, ...required].join();
}

export function useTripChoices(): TripChoices {
  const { view } = useListState();
  const { query, change, toggle } = useListActions();
  return {
    query: view.query,
    changeTrip: (part) => change({ trip: { ...query().trip, ...part } }),
    toggle: ({ facet, value }) => toggle(facet, value),
    usePromo: (usesPromo) => change({ usesPromo }),
    renewing: { isShown: view.query.showsRenewing, show: (showsRenewing) => change({ showsRenewing }) },
  };
}

export function isChosen({ facets }: Pick<ListQuery, 'facets'>, { facet, value }: MustHave): boolean {
  return facets[facet].includes(value);
}
