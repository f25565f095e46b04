import {
  facetNames,
  nothingRemembered,
  writeListQuery,
  type FacetName,
  type ListQuery,
} from '#domain/listing/list-query.ts';
import { tripParameters, writeTrip } from '#domain/trip/trip.ts';
import { useListState } from './list-state.tsx';

/** A part of a list's state that a form's own fields cover: a key of the query, or one facet. */
export type QueryPart = keyof ListQuery | FacetName;

/**
 * Carries the rest of the list's state through a GET form without JavaScript, except the page number: a changed list begins
 * at its first page. Place it at the end of the form: of a repeated name, the first value counts.
 * @param without the parts that the form's own fields cover
 */
export function HiddenQuery({ without }: { readonly without: readonly QueryPart[] }) {
  const { data, view } = useListState();
  return (
    <>
      {data.part !== null && <input type="hidden" name="in" value={data.part} />}
      {data.namedPlan !== null && <input type="hidden" name="plan" value={data.namedPlan} />}
      {hiddenParameters(view.query, without).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** The parameters of a state without some of its parts. Always includes the trip, so that it does not depend on cookies. */
export function hiddenParameters(query: ListQuery, without: readonly QueryPart[]): readonly [string, string][] {
  const left = (part: QueryPart): boolean => without.includes(part);
  const facets = Object.fromEntries(
    facetNames.map((name) => [name, left('facets') || left(name) ? [] : query.facets[name]]),
  ) as ListQuery['facets'];
  const rest = writeListQuery({
    ...query,
    facets,
    trip: nothingRemembered.trip,
    page: 1,
    minPrice: left('minPrice') ? null : query.minPrice,
    maxPrice: left('maxPrice') ? null : query.maxPrice,
    sort: left('sort') ? 'trip' : query.sort,
    view: left('view') ? 'best' : query.view,
    more: left('more') ? [] : query.more,
    showsDominated: !left('showsDominated') && query.showsDominated,
    showsRenewing: !left('showsRenewing') && query.showsRenewing,
    usesPromo: !left('usesPromo') && query.usesPromo,
  });
  // `hotspot` is both part of the trip and a facet.
  const isOfTrip = ([name, value]: readonly [string, string]): boolean =>
    tripParameters.some((parameter) => parameter === name) && !facets.hotspot.includes(value);
  const trip = left('trip') ? [] : writeTrip(query.trip).map(([name, value]): [string, string] => [name, value]);
  return [...trip, ...[...rest].filter((entry) => !isOfTrip(entry))];
}
