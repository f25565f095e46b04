import { foldText } from '#domain/kernel/fold-text.ts';
import { readQuery } from '#domain/place/search-query.ts';
import { readTable, splitNames } from './read-table.ts';

/** The one list of further names of countries (by code) and regions (by slug); see data/README.md. */
const aliases: ReadonlyMap<string, readonly string[]> = new Map(
  readTable('aliases').map(({ place = '', names }) => [place, splitNames(names)]),
);

/** The places of the list, for a check that each exists. */
export const aliasedPlaces: readonly string[] = [...aliases.keys()];

interface Known {
  /** Country code or region slug; a part of a country has its aliases in its own list. */
  readonly place: string;
  /** Names that are shown, which are searched anyway. */
  readonly names: readonly string[];
  /** Names that other sources have for it. */
  readonly others: readonly string[];
}

/** Other sources' names and the list's, each once, without those that the search cannot tell from a shown name. */
export function furtherNames({ place, names, others }: Known): readonly string[] {
  const listed = aliases.get(place) ?? [];
  const shown = new Set([...names, ...listed].map(foldText));
  // `Regno di Eswatini` is found without its first words, and would come up for "regno".
  const further = others.filter(
    (name) =>
      !readQuery(name)
        .slice(1)
        .some((query) => shown.has(query)),
  );
  return withoutRepeats([...listed, ...further], names);
}

/** Each text once as the search reads it. @param known left out too */
export function withoutRepeats(texts: readonly string[], known: readonly string[]): readonly string[] {
  const seen = new Set(known.map(foldText));
  return texts.filter((text) => {
    const key = foldText(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
