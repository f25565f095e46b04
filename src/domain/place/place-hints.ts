import { parseUrl } from '#domain/kernel/parse-url.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import { countries } from './countries.ts';
import { findListedName } from './name-table.ts';
import { neighboursOf } from './neighbours.ts';
import type { PlaceMeaning, Resolution } from './place-meaning.ts';

/** What the rest of a row says about an ambiguous name. */
export interface PlaceEvidence {
  /** Where the plan is sold. */
  readonly link?: string | null | undefined;
  readonly id?: string | null | undefined;
  /** Of the named place. */
  readonly operators?: readonly string[] | undefined;
  /** The currency of the row's price. */
  readonly currency?: CurrencyCode | null | undefined;
}

/** The one meaning that something in the row speaks for; null: none or several. */
export function decideMeaning(meanings: readonly PlaceMeaning[], evidence: PlaceEvidence): PlaceMeaning | null {
  const named = new Set([...countriesInId(evidence.id ?? ''), ...countriesInLink(evidence.link ?? '')]);
  const operators = new Set((evidence.operators ?? []).map(operatorKey));
  const supported = meanings.filter(
    (meaning) =>
      named.has(meaning.country) ||
      meaning.operators.some((name) => operators.has(operatorKey(name))) ||
      isCurrencyOf(meaning, evidence.currency),
  );
  return onlyOne(supported);
}

function onlyOne<Item>(items: readonly Item[]): Item | null {
  const [only, ...others] = items;
  return only === undefined || others.length > 0 ? null : only;
}

function operatorKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Only a currency of one country tells: the dollar and the franc of Central Africa are used in many. */
function isCurrencyOf({ country, part }: PlaceMeaning, currency: CurrencyCode | null | undefined): boolean {
  const users = currency ? countries.filter(({ currencies }) => currencies.includes(currency)) : [];
  return part === null && onlyOne(users)?.code === country;
}

/** Longest name in words: `democratic republic of the congo`. */
const longestName = 5;

function countriesInId(id: string): readonly CountryCode[] {
  return countriesInWords(wordsOf(id.slice(0, 200)), 2);
}

/**
 * Path segments and query values that are a code or contain a name. A first segment such as `vi` or `en-us` is the
 * language of the shop, and within a segment two letters may be a word (`to-do`).
 */
function countriesInLink(link: string): readonly CountryCode[] {
  const url = parseUrl(link);
  if (url === null) return [];
  const [language = '', ...path] = url.pathname.split('/').filter((segment) => segment !== '');
  const segments = /^[a-z]{2}([-_][a-z]{2})?$/i.test(language) ? path : [language, ...path];
  return [...segments, ...url.searchParams.values()].slice(0, 20).flatMap((segment) => {
    const words = wordsOf(segment.slice(0, 200));
    return words.length === 1 ? countriesInWords(words, 2) : countriesInWords(words, 4);
  });
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** @param least letters of a name that is one word */
function countriesInWords(words: readonly string[], least: number): readonly CountryCode[] {
  return words.flatMap((_word, start) =>
    Array.from({ length: longestName }, (_none, index) => words.slice(start, start + index + 1))
      .filter((name) => name.length > 1 || (name[0] ?? '').length >= least)
      .flatMap((name) => {
        const found = findListedName(name.join(' '));
        return found?.ok === true && found.value.countries.length === 1 ? found.value.countries : [];
      }),
  );
}

/** Pairs that sellers list beside each other under the shared name and under one of their own. */
const siblings: ReadonlySet<string> = new Set(['CD CG', 'MF SX', 'VG VI']);

/** Places that a name stands beside: the other entries of its list, or of its seller's list. */
export interface PlacesBeside {
  readonly countries: ReadonlySet<CountryCode>;
  /** Countries of which parts are named. */
  readonly partsOf: ReadonlySet<CountryCode>;
  /** True where an entry is not known, so that it may be a part of any country. */
  readonly hasUnknown: boolean;
}

/**
 * The meaning that the places beside a name leave: `Congo` beside DR Congo is the other Congo; Georgia beside countries
 * of its part of the world is the country, unless states of the US are named as well. Null: they do not tell.
 */
export function decideByNeighbours(meanings: readonly PlaceMeaning[], beside: PlacesBeside): PlaceMeaning | null {
  const { countries: others, partsOf, hasUnknown } = beside;
  const isPair = siblings.has(
    meanings
      .map(({ country }) => country)
      .toSorted()
      .join(' '),
  );
  if (isPair) {
    const left = meanings.filter(({ country }) => !others.has(country));
    return left.length < meanings.length ? onlyOne(left) : null;
  }
  const whole = onlyOne(meanings.filter(({ part }) => part === null));
  if (whole === null || hasUnknown || others.size < 2) return null;
  // A country that is named under its own name is not the other one once more.
  if (others.has(whole.country) || meanings.some(({ country, part }) => part !== null && partsOf.has(country)))
    return null;
  return neighboursOf(whole.country).some((code) => others.has(code)) ? whole : null;
}

/** Gathers what stands beside a name. */
export function placesBeside(found: Iterable<Resolution>): PlacesBeside {
  const countriesFound = new Set<CountryCode>();
  const partsOf = new Set<CountryCode>();
  let hasUnknown = false;
  for (const each of found) {
    if (each.ok) for (const code of each.value.countries) countriesFound.add(code);
    else if (each.reason.kind === 'sub-national' && each.reason.meanings.length > 0)
      for (const { country } of each.reason.meanings) partsOf.add(country);
    else if (each.reason.kind !== 'ambiguous') hasUnknown = true;
  }
  return { countries: countriesFound, partsOf, hasUnknown };
}
