import type { ProviderFacts } from '#domain/plan/plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { checkWire } from '#feeds/row/check-wire.ts';
import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows } from '#feeds/row/json-rows.ts';
import { providerFacts } from './provider-facts.ts';
import { formatName, providerSchema, type CanonicalRow } from './wire-schema.ts';
import { mapCanonicalPlan } from './mapper.ts';

const expected = `a canonical catalogue: JSON with "format": "${formatName}", "providers" and "plans"`;

const isPlan = (path: JsonPath): boolean => path.length === 2 && path[0] === 'plans';
const isProvider = (path: JsonPath): boolean => path.length === 2 && path[0] === 'providers';
const isHead = (path: JsonPath): boolean => path.length === 1 && (path[0] === 'format' || path[0] === 'demo');

/** One row per plan. Providers may follow the plans, so the file is scanned once before. */
async function readCanonicalPlans(file: FeedFile): Promise<OpenedFeed<RawRow<CanonicalRow>>> {
  const head = new Map<unknown, unknown>();
  const entries: unknown[] = [];
  const isClue = (path: JsonPath): boolean => isHead(path) || isProvider(path);
  if (beginsLikeJson(file)) {
    for await (const { path, value } of readJsonParts(file, isClue)) {
      if (isProvider(path)) entries.push(value);
      else head.set(path[0], value);
    }
  }
  const format = head.get('format');
  if (format !== formatName) {
    const found = format === undefined ? 'it names no format' : `it names the format ${JSON.stringify(format)}`;
    throw new FeedRefusal(`The file ${file.name} is not understood: expected ${expected}; ${found.slice(0, 80)}.`);
  }
  const providers = listProviders(file, entries, head.get('demo') === true);
  return { complete: true, rows: jsonRows(file, isPlan, ({ value }) => ({ entry: value, providers })) };
}

function listProviders(file: FeedFile, entries: readonly unknown[], isDemo: boolean): Map<string, ProviderFacts> {
  const providers = new Map<string, ProviderFacts>();
  for (const entry of entries) {
    const wire = checkWire(providerSchema, entry);
    const slug = wire.ok ? parseProviderSlug(wire.value.slug) : null;
    if (!wire.ok || slug?.ok !== true) {
      const { field, value } = wire.ok ? { field: 'slug', value: wire.value.slug } : wire.reason;
      throw new FeedRefusal(
        `The file ${file.name} lists a provider with a wrong ${field} ("${value}"): expected a slug of lower-case letters, ` +
          'digits and hyphens and a name of at most 80 characters.',
      );
    }
    providers.set(slug.value, providerFacts(wire.value, slug.value, isDemo));
  }
  return providers;
}

/** The product's own format in JSON. */
export const canonicalJsonAdapter = defineAdapter({
  expected,
  feed: 'canonical',
  read: readCanonicalPlans,
  map: mapCanonicalPlan,
});
