import type { CountryCode } from '#domain/kernel/codes.ts';
import { destinationAliases } from './destination-aliases.ts';
import { findListedName, nameKey } from './name-table.ts';
import {
  ambiguous,
  contradictory,
  resolveMeaning,
  unknownDestination,
  type PlaceMeaning,
  type Resolution,
} from './place-meaning.ts';

/**
 * Reads a name with its state form before it, or with words in brackets or behind a comma: `Republic of Cyprus`,
 * `Myanmar (Burma)`, `Korea, South`, `Hong Kong, China`. Null: none of these.
 */
export function readQualified(text: string): Resolution | null {
  const [, outer, inner] = /^([^()[\]]+)[([]([^()[\]]+)[)\]]$/.exec(text.trim()) ?? [];
  if (outer !== undefined && inner !== undefined) {
    return findListedName(`${inner} ${outer}`) ?? readBrackets(resolveOne(outer), inner);
  }
  const [first = '', second, ...others] = text.split(',');
  if (second !== undefined && others.length === 0) {
    return findListedName(`${second} ${first}`) ?? stateForm(`${second} ${first}`) ?? readComma(first, second);
  }
  return stateForm(text);
}

/** A shorter word may be a code. */
const shortestName = 4;

const stateForms =
  /^(?:the )?(?:(?:arab|islamic|federal|united|bolivarian|plurinational|socialist|federal democratic|democratic|democratic socialist|people s|cooperative|co operative|oriental|hellenic|portuguese) )*(?:republic|kingdom|hashemite kingdom|commonwealth|principality|sultanate|grand duchy|federation|union|independent state) of (?:the )?(.+)$/;

/** `Republic of Cyprus`; the rest of the name decides, so that `Republic of Korea` must be listed. */
function stateForm(text: string): Resolution | null {
  const [, rest] = stateForms.exec(nameKey(text)) ?? [];
  return rest === undefined || rest.length < shortestName ? null : findListedName(rest);
}

function resolveOne(text: string): Resolution {
  return findListedName(text) ?? stateForm(text) ?? unknownDestination;
}

/** Words that say only that the whole country is meant. */
const wholeCountry: ReadonlySet<string> = new Set(['country', 'mainland', 'nation', 'republic', 'republic of', 'the']);

function readBrackets(outer: Resolution, words: string): Resolution {
  const inner = resolveOne(words);
  if (!outer.ok) return narrowMeanings(outer, words, inner);
  if (wholeCountry.has(nameKey(words)) || isSameOrSovereign(outer, inner)) return outer;
  if (!inner.ok) return inner.reason.kind === 'sub-national' ? inner : unknownDestination;
  return contradictory([...outer.value.countries, ...inner.value.countries]);
}

/** Null: two places, which are a list. */
function readComma(first: string, second: string): Resolution | null {
  const [named, qualifier] = [resolveOne(first), resolveOne(second)];
  if (!named.ok) return named.reason.kind === 'ambiguous' ? narrowMeanings(named, second, qualifier) : null;
  if (isSameOrSovereign(named, qualifier)) return named;
  // A list of both, or `China, Hong Kong` for Hong Kong.
  return isSameOrSovereign(qualifier, named) && qualifier.ok
    ? contradictory([...named.value.countries, ...qualifier.value.countries])
    : null;
}

/** `Saint Martin (France)`, `Congo (DRC)`, `Georgia, USA`. */
function narrowMeanings(outer: Resolution, words: string, inner: Resolution): Resolution {
  if (outer.ok || outer.reason.kind !== 'ambiguous') return outer;
  const { meanings } = outer.reason;
  const kept = wholeCountry.has(nameKey(words))
    ? meanings.filter(({ part }) => part === null)
    : meanings.filter((meaning) => inner.ok && inner.value.countries.some((code) => isOrBelongsTo(meaning, code)));
  const [only, ...others] = kept;
  return only !== undefined && others.length === 0 ? resolveMeaning(only) : ambiguous(meanings);
}

function isOrBelongsTo({ country }: PlaceMeaning, code: CountryCode): boolean {
  return country === code || sovereignOf.get(country) === code;
}

const sovereignOf: ReadonlyMap<string, string> = new Map(
  Object.entries(destinationAliases.territoriesOf).flatMap(([sovereign, territories]) =>
    territories.map((territory) => [territory, sovereign] as const),
  ),
);

function isSameOrSovereign(named: Resolution, qualifier: Resolution): boolean {
  if (!named.ok || !qualifier.ok) return false;
  const [country, ...others] = named.value.countries;
  const [code, ...more] = qualifier.value.countries;
  if (country === undefined || code === undefined || others.length + more.length > 0) return false;
  return country === code || sovereignOf.get(country) === code;
}

/**
 * The countries of `Japan South Korea`, whose words are names of countries in exactly one way; null: they are not, or
 * one of two explains the other (`China Hong Kong`).
 */
export function readNamesInARow(text: string): Resolution | null {
  const words = nameKey(text).split(' ');
  const [only, ...others] = /[()[\],;]/.test(text) || words.length > mostWords ? [] : splitIntoNames(words);
  if (only === undefined || only.length < 2 || others.length > 0) return null;
  if (only.length === 2 && only.some((code) => only.some((other) => sovereignOf.get(other) === code))) return null;
  return { ok: true, value: { countries: [...new Set(only)].sort(), region: null, note: null } };
}

const mostWords = 8;

/** Every way to read the words as names of countries. */
function splitIntoNames(words: readonly string[]): readonly (readonly CountryCode[])[] {
  if (words.length === 0) return [[]];
  return words.flatMap((_word, index) => {
    const name = words.slice(0, index + 1).join(' ');
    const found = name.length < shortestName ? null : findListedName(name);
    const [country, ...more] = found?.ok === true ? found.value.countries : [];
    if (country === undefined || more.length > 0) return [];
    return splitIntoNames(words.slice(index + 1)).map((rest) => [country, ...rest]);
  });
}

const separators = /\s*[,;/+|&、，]\s*|\s+(?:and|et|y|e)\s+/iu;

/** US and UK are names as well. */
const bareCode = /^\s*(?!us|uk)[a-z]{2}\s*$/i;

/**
 * The countries of `USA & Canada`; null: no list, or one of codes and names together (`Portland, ME`). One entry that is
 * not a country refuses all of them.
 */
export function readNameList(text: string): Resolution | null {
  const entries = text.split(separators).filter((entry) => entry.trim() !== '');
  const hasCodes = entries.some((entry) => bareCode.test(entry));
  const hasNames = entries.some((entry) => entry.trim().length > 2);
  if (entries.length < 2 || (hasCodes && hasNames)) return null;
  const found = entries.map((entry) => findListedName(entry) ?? readQualified(entry) ?? unknownDestination);
  const refused = found.find((each) => !each.ok || each.value.countries.length === 0);
  if (refused !== undefined) return refused.ok ? unknownDestination : refused;
  const codesFound = found.flatMap((each) => (each.ok ? each.value.countries : []));
  return { ok: true, value: { countries: [...new Set(codesFound)].sort(), region: null, note: null } };
}
