import { scopeOf } from '#domain/plan/coverage.ts';
import { findCountryByAlpha3 } from '#domain/place/countries.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { PlaceContext } from '#domain/place/resolve-place.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCoverage, readRegionLabel, type FeedCoverage } from '#feeds/row/feed-coverage.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readText } from './cell-text.ts';
import { listAt, walk } from './json-source.ts';
import { namesOf, type SourceFinder, type TableRow } from './table-row.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';

export type PlaceFacts = Pick<PlanFacts, 'scope' | 'coverage' | 'region'> & {
  readonly leftOut: readonly string[];
  /** The seller's words for the place, for the plan's name. */
  readonly label: string;
};

type PlaceSpec = MappedFields['place'][number];
/** Null: a code of no country, which says nothing about the place. */
type ReadPlace = (row: TableRow, context: PlaceContext) => Result<FeedCoverage, Skip> | null;

/** Names of places as a row states them, for what stands beside an ambiguous one; none of codes and of lists. */
export function placeNames(
  { place: [spec] }: MappedFields,
  finder: SourceFinder,
): (row: TableRow) => readonly string[] {
  if (spec === undefined || spec.list !== undefined || spec.as === 'alpha-3') return () => [];
  const reader = finder.find(spec.from);
  return (row) => {
    const text = readText(reader, row);
    return text.ok ? namesIn(text.value, spec.separator) : [];
  };
}

function namesIn(text: string | null, separator: string | undefined): readonly string[] {
  const names = text === null ? [] : separator === undefined ? [text] : text.split(separator);
  return names.flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}

/** Reads where a plan is valid. A further wording counts only where the one before it may mean two places. */
export function placeReader(
  fields: MappedFields,
  finder: SourceFinder,
): (row: TableRow, context: PlaceContext) => Result<PlaceFacts, Skip> {
  const [first, ...others] = fields.place.map((spec) => coverageReader(spec, finder));
  const label = labelReader(fields, finder);
  return (row, context) => {
    const coverage =
      first === undefined ? readCoverage([], '', context) : readClearest([first, ...others], row, context);
    if (!coverage.ok) return coverage;
    const { countries, leftOut } = coverage.value;
    const words = label(row);
    const region = countries.length === 1 ? null : readRegionLabel(words);
    return success({ scope: scopeOf(countries, region), coverage: countries, region, leftOut, label: words });
  };
}

function readClearest(
  [first, ...others]: readonly ReadPlace[],
  row: TableRow,
  context: PlaceContext,
): Result<FeedCoverage, Skip> {
  const named = first?.(row, context) ?? null;
  if (named?.ok === true || others.length === 0) return named ?? readCoverage([], 'place', context);
  if (named === null) return readClearest(others, row, context);
  if (named.reason.reason !== 'ambiguous-destination') return named;
  const clearer = readClearest(others, row, context);
  return clearer.ok ? clearer : named;
}

function coverageReader(spec: PlaceSpec, finder: SourceFinder): ReadPlace {
  const { list, separator } = spec;
  const reader = finder.find(spec.from);
  const [path = ''] = namesOf(spec.from);
  if (list !== undefined)
    return (row, context) => {
      const field = list.replaceAll('{variant}', row.scope?.variant ?? '');
      const names: string[] = [];
      for (const entry of listAt(row, list)) {
        const name = walk(entry, path);
        // A place that is not named is a place less, which nothing would tell.
        if (typeof name !== 'string') return failure(skip('missing-field', `${field}.${path}`, name));
        names.push(name);
      }
      return readCoverage(names, field, context);
    };
  return (row, context) => {
    const stated = reader.read(row);
    if (Array.isArray(stated) && stated.every((each) => typeof each === 'string'))
      return readCoverage(stated, reader.field(row), context);
    const text = readText(reader, row);
    if (!text.ok) return text;
    if (spec.as === 'alpha-3') return readAlpha3(text.value);
    const names = namesIn(text.value, separator);
    const name = spec.as === 'code' ? names.find((each) => !isCode(each)) : undefined;
    if (name !== undefined) return failure(skip('bad-value', reader.field(row), name));
    return readCoverage(names, reader.field(row), context);
  };
}

/** `NO`, `CYP`, `US-HI`: a name among codes stands in the wrong column. */
function isCode(text: string): boolean {
  return /^[A-Z]{2,3}(?:-[A-Z0-9]{1,4})?$/i.test(text);
}

/** Alpha-3 codes bypass the names and codes of feeds: `CYP` is Cyprus here, not its north. */
function readAlpha3(code: string | null): Result<FeedCoverage, Skip> | null {
  const found = code === null ? null : findCountryByAlpha3(code.toUpperCase());
  return found === null ? null : success({ countries: [found.code], leftOut: [] });
}

function labelReader({ label, place }: MappedFields, finder: SourceFinder): (row: TableRow) => string {
  const [first] = place;
  const reader = finder.find(label?.from ?? first?.from ?? '');
  const drop = label?.drop === undefined ? null : new RegExp(label.drop, 'siu');
  return (row) => {
    const text = reader.read(row);
    const words = cleanText(typeof text === 'string' ? text : '', 80) ?? '';
    const kept = drop === null ? words : words.replace(drop, '').trim();
    return first?.separator === '/' ? kept.replace(/\s*\/\s*/g, ', ') : kept;
  };
}
