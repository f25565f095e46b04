import { groupBy } from '#domain/kernel/group-by.ts';
import { countries, findCountry } from './countries.ts';
import { destinationAliases } from './destination-aliases.ts';
import type { DestinationKey } from './destination-key.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import { parts, type Part } from './parts.ts';
import { regions } from './regions.ts';

/**
 * Normalises a name for addresses, where words are separated by hyphens, underscores, spaces or nothing: letters and
 * digits.
 */
export function placeNameKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

export interface NamedPlace {
  /** The country of a part. */
  readonly destination: DestinationKey;
  /** Null: the whole destination. */
  readonly part: Part | null;
}

/**
 * The place of exactly this name, in any language of the site, ignoring case, accents and punctuation: `curaçao`,
 * `allemagne`, `日本`, `costa_d’avorio`. Null: unknown or ambiguous.
 */
export function findPlaceByName(name: string): NamedPlace | null {
  // Longer than any name: not worth folding.
  return name.length > 200 ? null : (placeByName.get(placeNameKey(name)) ?? null);
}

/** Further names that are everyday words: they find a region, but name none in an address. */
const searchWords = 'all earth everywhere golfe golfo gulf levante oriente orient sea see thegulf'.split(' ');

const placeByName: ReadonlyMap<string, NamedPlace> = buildNames();

/** Later names win: those of feeds, which count where they are unambiguous, then further names, then the reference data's. */
function buildNames(): Map<string, NamedPlace> {
  const names = new Map<string, NamedPlace>(dropAmbiguous(listFeedNames()));
  for (const name of Object.keys(destinationAliases.ambiguousNames)) names.delete(placeNameKey(name));
  for (const named of [listParts(), listFurtherNames(), listNames()]) {
    for (const [key, place] of dropAmbiguous(named)) names.set(key, place);
  }
  for (const word of searchWords) names.delete(word);
  return names;
}

type Named = readonly (readonly [name: string, place: NamedPlace])[];

function listNames(): Named {
  return [
    ...countries.flatMap(({ code, slug, name }) => nameAll([slug, ...Object.values(name)], code)),
    ...regions.flatMap(({ slug, name }) => nameAll([slug, ...Object.values(name)], slug)),
  ];
}

function listFurtherNames(): Named {
  return [
    ...countries.flatMap(({ code, searches, jaReadings }) => nameAll([...searches, ...jaReadings], code)),
    ...regions.flatMap(({ slug, searches, jaReading }) => nameAll([...searches, jaReading], slug)),
  ];
}

function listParts(): Named {
  return parts.flatMap((part) =>
    nameAll([part.slug, ...Object.values(part.name), ...part.searches], part.country, part),
  );
}

function listFeedNames(): Named {
  return Object.entries(destinationAliases.countryNames).flatMap(([name, code]) => {
    const country = findCountry(code);
    return country === null ? [] : nameAll([name], country.code);
  });
}

/** Without `É.-U.`, which is nobody's address and would be `/eu`. */
function nameAll(names: readonly string[], destination: DestinationKey, part: Part | null = null): Named {
  return names.filter((name) => !name.includes('.-')).map((name) => [name, { destination, part }] as const);
}

function dropAmbiguous(named: Named): Named {
  const byKey = groupBy(named, ([name]) => placeNameKey(name));
  return [...byKey].flatMap(([key, found]) => {
    const [first, ...others] = found.map(([, place]) => place);
    const isAmbiguous = others.some(
      ({ destination, part }) => destination !== first?.destination || part !== first.part,
    );
    return first === undefined || isAmbiguous || key === '' ? [] : [[key, first] as const];
  });
}
