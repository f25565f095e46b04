import { isolateText } from '#domain/kernel/bidi-text.ts';
import { plainName } from '#domain/kernel/plain-text.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { findMisspeltPlaces, findPlaces } from '#web/shared/place/find-places.ts';
import { loadActivePlaces, pathOf, type ActivePlace } from '#web/shared/place/places.ts';

const longestQuery = 100;
const placesShown = 12;

/** Which destination to follow, where an address names none. */
export interface ChoiceData {
  readonly kind: 'choice';
  readonly query: string;
  /** True: they match the query; false: nothing does, or nothing was asked, and these are the most visited. */
  readonly isFound: boolean;
  readonly places: readonly {
    readonly name: string;
    /** Of the page about following it, without language prefix. */
    readonly path: string;
    /** ISO 3166-1 alpha-2; null: a region. */
    readonly flag: string | null;
  }[];
}

/** Searches by the rules of the destination search; a single match leads on. */
export async function loadChoice(
  { query, locale, messages }: PageRequest,
  context: Context,
): Promise<Loaded<ChoiceData>> {
  const places = await loadActivePlaces(locale, context);
  const words = plainName(query.get('q') ?? '').slice(0, longestQuery);
  const { meant, found } = searchFor({ words, places, locale });
  if (meant !== null) return { kind: 'redirect', location: followed(meant), status: 302 };
  const isFound = found.length > 0;
  const { heading, lead } = messages.follow.choice;
  return {
    kind: 'page',
    head: { title: heading, description: lead, noIndex: true },
    search: words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`,
    data: {
      kind: 'choice',
      query: isolateText(words),
      isFound,
      places: (isFound ? found : places).slice(0, placesShown).map((place) => ({
        name: place.name,
        path: followed(place),
        flag: place.destination.kind === 'country' ? place.destination.country.code : null,
      })),
    },
  };
}

interface Answer {
  readonly meant: ActivePlace | null;
  readonly found: readonly ActivePlace[];
}

function searchFor(search: Parameters<typeof findPlaces<ActivePlace>>[0]): Answer {
  if (search.words === '') return { meant: null, found: [] };
  const { meant, found } = findPlaces(search);
  const matches = found.length === 0 ? findMisspeltPlaces(search) : found;
  // A part of a country is followed with its country.
  return { meant: meant?.place ?? null, found: [...new Set(matches.map(({ place }) => place))] };
}

function followed({ destination }: ActivePlace): string {
  return `/follow?at=${pathOf(destination).slice(1)}`;
}
