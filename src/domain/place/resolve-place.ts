import type { CountryCode } from '#domain/kernel/codes.ts';
import { resolveDestinationName } from './destination-name.ts';
import { nameKey } from './name-table.ts';
import { decideMeaning, type PlaceEvidence, type PlacesBeside } from './place-hints.ts';
import { contradictory, countriesNamed, resolveMeaning, unknownDestination, type Resolution } from './place-meaning.ts';

/** An operator's own meanings of names and codes in a feed, by their keys; plain, because held feeds keep it as JSON. */
export type PlaceMapping = Readonly<Record<string, readonly CountryCode[]>>;

/** Case, accents and punctuation of the names do not matter. */
export function parsePlaces(places: PlaceMapping): PlaceMapping {
  const entries = Object.entries(places).map(([name, codes]) => [nameKey(name), [...new Set(codes)].sort()] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A place as a row states it; at least one of the two. */
export interface StatedPlace {
  readonly name?: string | null | undefined;
  /** A code that the row states beside the name; it must agree with it. */
  readonly code?: string | null | undefined;
}

export interface PlaceContext extends PlaceEvidence {
  /** Wins over everything. */
  readonly places?: PlaceMapping | undefined;
  /** All that the row's seller lists, asked for where a name is ambiguous; absent: not known. */
  readonly ofSeller?: (() => PlacesBeside) | undefined;
}

/**
 * Resolves a stated place by its name, its code and the rest of the row. A name and a code that mean different
 * countries are refused.
 */
export function resolvePlace(place: StatedPlace, context: PlaceContext): Resolution {
  const [name, code] = [place.name?.trim() ?? '', place.code?.trim() ?? ''];
  const mapped = findMapped([name, code], context.places);
  if (mapped !== null) return countriesNamed(mapped);
  const coded = code === '' ? unknownDestination : resolveDestinationName(code);
  const named = name === '' ? unknownDestination : resolveName(name, coded, context);
  if (isUnknown(coded)) return isUnknown(named) && name === '' ? coded : named;
  return isUnknown(named) ? coded : agree(named, coded);
}

function findMapped(names: readonly string[], places: PlaceMapping | undefined): readonly CountryCode[] | null {
  if (places === undefined) return null;
  const key = names.map(nameKey).find((name) => name !== '' && Object.hasOwn(places, name));
  return key === undefined ? null : (places[key] ?? null);
}

function isUnknown(resolution: Resolution): boolean {
  return !resolution.ok && resolution.reason.kind === 'unknown destination';
}

function resolveName(name: string, coded: Resolution, evidence: PlaceEvidence): Resolution {
  const named = resolveDestinationName(name);
  if (named.ok || named.reason.kind !== 'ambiguous') return named;
  const { meanings } = named.reason;
  if (coded.ok) {
    const isMeant = meanings.find(({ country }) => coded.value.countries.join() === country);
    return isMeant === undefined ? named : resolveMeaning(isMeant);
  }
  const meaning = decideMeaning(meanings, evidence);
  return meaning === null ? named : resolveMeaning(meaning);
}

/** A part of a country, in either of the two, is no whole country; a region's code may say what its label does not. */
function agree(named: Resolution, coded: Resolution): Resolution {
  if (!coded.ok || !named.ok) return named.ok ? coded : named;
  if (named.value.countries.length === 0) return coded.value.countries.length === 1 ? named : coded;
  const isSame = named.value.countries.join() === coded.value.countries.join();
  if (isSame) return named;
  return contradictory([...named.value.countries, ...coded.value.countries]);
}
