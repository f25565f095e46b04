import { readRuleKind, ruleKinds, type AskedRules, type RuleKind } from '#domain/place/country-rule.ts';
import { plainName } from '#domain/kernel/plain-text.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { findDestination } from '#domain/place/destinations.ts';
import { findPlaces } from '#web/shared/place/find-places.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { countriesWithRules } from '#domain/place/country-rules.ts';
import { recordOf } from '#domain/kernel/records.ts';
import type { Context } from '#runtime/services/context.ts';
import type { RuleData } from '#web/features/place/rule-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { loadActivePlaces, pathOf } from '#web/shared/place/places.ts';
import { shapeRule } from '#web/features/place/shape-rule.ts';

const longestName = 100;

interface RuledPlace {
  /** ISO 3166-1 alpha-2 */
  readonly code: string;
  readonly name: string;
  /** Without language prefix; null: no plans there. */
  readonly path: string | null;
  readonly rules: readonly RuleData[];
}

export interface RulesData extends AskedRules {
  /** The name of a country as asked; empty: every country. */
  readonly name: string;
  /** Number of countries per kind of rule. */
  readonly counts: Readonly<Record<RuleKind, number>>;
  /** By name. */
  readonly places: readonly RuledPlace[];
}

/** The rules of each country for travellers who go online. */
export async function loadRules(request: PageRequest, context: Context): Promise<Loaded<RulesData>> {
  const { query, locale, messages } = request;
  const asked = readRuleKind(query);
  const name = plainName(query.get('q') ?? '').slice(0, longestName);
  const active = await loadActivePlaces(locale, context);
  const paths = new Map<string, string>(active.map(({ destination }) => [destination.key, pathOf(destination)]));
  const options = { locale, now: context.now() };
  const compare = compareNames(locale);
  const places = findCountries(name, countriesWithRules(asked.kind), locale).map(({ country, rules }) => ({
    code: country.code,
    name: country.name[locale],
    path: paths.get(country.code) ?? null,
    rules: rules.map((rule) => shapeRule(rule, options)),
  }));
  const { title, description } = messages.rules;
  return {
    kind: 'page',
    head: { title, description, ...((query.has('kind') || name !== '') && { noIndex: true }) },
    search: searchOf(asked.kind, name),
    data: { ...asked, name, counts: countCountries(), places: places.toSorted((a, b) => compare(a.name, b.name)) },
  };
}

type Ruled = ReturnType<typeof countriesWithRules>;

/** Those that a name means, or its beginning; all for an empty one. */
function findCountries(words: string, ruled: Ruled, locale: Locale): Ruled {
  if (words === '') return ruled;
  const places = ruled.flatMap((each) => {
    const destination = findDestination(each.country.code);
    return destination === null ? [] : [{ destination, name: each.country.name[locale], each }];
  });
  return [...new Set(findPlaces({ words, places, locale }).found.map(({ place }) => place.each))];
}

function searchOf(kind: RuleKind | null, name: string): string {
  const said = [...(name === '' ? [] : [['q', name]]), ...(kind === null ? [] : [['kind', kind]])];
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}

function countCountries(): RulesData['counts'] {
  return recordOf(ruleKinds, (kind) => countriesWithRules(kind).length);
}
