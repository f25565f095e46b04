import { readDataUse, type AskedUse } from '#domain/trip/data-use.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { loadActivePlaces, pathOf } from '#web/shared/place/places.ts';

const placesShown = 8;

export interface DataUseData extends AskedUse {
  /** The most visited destinations, for links from the answer. */
  readonly places: readonly { readonly name: string; readonly path: string; readonly flag: string }[];
}

/** The data a trip needs; days come from the address, else from the last trip. */
export async function loadDataUse(request: PageRequest, context: Context): Promise<Loaded<DataUseData>> {
  const { query, locale, messages, remembered } = request;
  const asked = readDataUse(query, remembered.trip.days);
  const places = await loadActivePlaces(locale, context);
  const countries = places.flatMap(({ destination, name }) =>
    destination.kind === 'country' ? [{ name, path: pathOf(destination), flag: destination.country.code }] : [],
  );
  return {
    kind: 'page',
    head: { title: messages.estimator.title, description: messages.estimator.description },
    search: query.askedSearch,
    data: { ...asked, places: countries.slice(0, placesShown) },
  };
}
