import type { RegionRecord } from './region-record.ts';
import { locales } from '#domain/kernel/locale.ts';
import { furtherNames } from './aliases.ts';
import { readTerritories, readTerritoryNames, territoriesIn } from './cldr.ts';
import { regionDefinitions, type RegionDefinition } from './hand-lists/region-definitions.ts';
import { readTable } from './read-table.ts';
import { isInhabited, listCountryCodes } from './make-countries.ts';

/** The records of `data/regions.json`, in the order of the specification. */
export function makeRegions(): RegionRecord[] {
  const known = new Set(listCountryCodes().filter(isInhabited));
  return regionDefinitions.map((definition) => ({
    slug: definition.slug,
    name: namesOf(definition),
    emoji: definition.emoji,
    jaReading: definition.jaReading,
    searches: searchesOf(definition),
    basis: definition.basis,
    ...flagsOf(definition),
    countries: membersOf(definition).filter((code) => known.has(code)),
  }));
}

function searchesOf(definition: RegionDefinition): readonly string[] {
  const { slug, cldrName } = definition;
  const others = cldrName === undefined ? [] : locales.flatMap((locale) => readTerritoryNames(cldrName, locale));
  return furtherNames({ place: slug, names: Object.values(namesOf(definition)), others });
}

/** Names that CLDR lacks, or has longer or in another sense. */
const written = new Map(readTable('names').map((row) => [row['slug'], row]));

function namesOf({ slug, cldrName }: RegionDefinition): object {
  return Object.fromEntries(
    locales.map((locale) => {
      const name = written.get(slug)?.[locale] || (cldrName && readTerritories(locale)[cldrName]);
      if (name === undefined) throw new Error(`no ${locale} name of ${slug}`);
      return [locale, name];
    }),
  );
}

function flagsOf({ noBG, notAsCategory, flagsBasis }: RegionDefinition): object {
  return { ...(noBG && { noBG }), ...(notAsCategory && { notAsCategory }), ...(flagsBasis && { flagsBasis }) };
}

function membersOf({ groups, plus = '', minus = '' }: RegionDefinition): string[] {
  const members = new Set([...groups.flatMap(territoriesIn), ...split(plus)]);
  for (const code of split(minus)) members.delete(code);
  return [...members].sort();
}

function split(codes: string): string[] {
  return codes === '' ? [] : codes.split(' ');
}
