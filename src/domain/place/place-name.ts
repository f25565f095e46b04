import { countries, findCountry } from './countries.ts';
import { destinationAliases } from './destination-aliases.ts';
import type { DestinationKey } from './destination-key.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import { findRegion, regions } from './regions.ts';

/**
 * Normalises a name for addresses, where words are separated by hyphens, underscores, spaces or nothing: letters and
 * digits.
 */
export function placeNameKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * The destination of exactly this name, in any language of the site, ignoring case, accents and punctuation:
 * `curaçao`, `allemagne`, `日本`, `costa_d’avorio`. Null: unknown or ambiguous.
 */
export function findPlaceByName(name: string): DestinationKey | null {
  // Longer than any name: not worth folding.
  return name.length > 200 ? null : (keyByName.get(placeNameKey(name)) ?? null);
}

const keyByName: ReadonlyMap<string, DestinationKey> = buildNames();

/** The reference data's own names win over other names, of which only unambiguous ones count. */
function buildNames(): Map<string, DestinationKey> {
  const names = new Map<string, DestinationKey>(dropAmbiguous(listAliases()));
  for (const name of Object.keys(destinationAliases.ambiguousNames)) names.delete(placeNameKey(name));
  for (const [key, destination] of dropAmbiguous(listNames())) names.set(key, destination);
  return names;
}

type Named = readonly (readonly [name: string, destination: DestinationKey])[];

function listNames(): Named {
  return [
    ...countries.flatMap(({ code, slug, name }) => nameAll([slug, ...Object.values(name)], code)),
    ...regions.flatMap(({ slug, name }) => nameAll([slug, ...Object.values(name)], slug)),
  ];
}

/** A region's further search terms (`sea`, `all`) are search words, not names. */
function listAliases(): Named {
  const { countryNames, pathAliases } = destinationAliases;
  return [
    ...countries.flatMap(({ code, searches, jaReadings }) => nameAll([...searches, ...jaReadings], code)),
    ...regions.flatMap(({ slug, jaReading }) => nameAll([jaReading], slug)),
    ...[...Object.entries(countryNames), ...Object.entries(pathAliases)].flatMap(([name, target]) => {
      const destination = findCountry(target)?.code ?? findRegion(target)?.slug;
      return destination === undefined ? [] : nameAll([name], destination);
    }),
  ];
}

function nameAll(names: readonly string[], destination: DestinationKey): Named {
  return names.map((name) => [name, destination] as const);
}

function dropAmbiguous(named: Named): Named {
  const byKey = Map.groupBy(named, ([name]) => placeNameKey(name));
  return [...byKey].flatMap(([key, found]) => {
    const [destination, ...others] = new Set(found.map(([, each]) => each));
    return destination === undefined || others.length > 0 || key === '' ? [] : [[key, destination] as const];
  });
}
