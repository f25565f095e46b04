import type { Selectable } from 'kysely';
import {
  overrideOf,
  readOverride,
  saveOverride,
  type ProviderOverride,
} from '#catalogue/overlays/provider-overrides.ts';
import { mergeProvider, readMergedSlugs, splitProvider } from '#catalogue/overlays/provider-merges.ts';
import { showProvider } from '#catalogue/overlays/provider-rows.ts';
import { projectProvider } from '#catalogue/project/change-overlays.ts';
import { publishChange } from '#catalogue/project/publish-change.ts';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { ProviderTable, Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkMerge, type MergedProvider } from '#domain/plan/merged-providers.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';

/** A provider as its feeds state it, and what the operator says over it. */
export interface OverriddenProvider extends MergedProvider {
  /** As visitors see it. */
  readonly name: string;
  readonly statedName: string;
  readonly statedUrl: string | null;
  readonly hasLogo: boolean;
  /** Of which visitors see plans; of merged providers together, under the one that they see. */
  readonly planCount: number;
  readonly override: ProviderOverride;
}

/** A re-encoded logo. */
interface LogoPicture {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** What the operator says over the feeds of providers. Everything throws when the database fails. */
export interface ProviderDesk {
  /** By slug. */
  providers(): Promise<readonly OverriddenProvider[]>;
  provider(slug: string): Promise<Result<OverriddenProvider>>;
  /** Changes some of what is said about a provider. */
  setProvider(slug: string, change: Partial<ProviderOverride>): Promise<Result<OverriddenProvider>>;
  /** Shows everything of a provider under another one. */
  mergeProvider(slug: string, into: string): Promise<Result<OverriddenProvider>>;
  splitProvider(slug: string): Promise<Result<OverriddenProvider>>;
  /** @param logo null: that of the feeds counts again */
  setLogo(slug: string, logo: LogoPicture | null): Promise<Result<OverriddenProvider>>;
}

export function createProviderDesk(database: Database, now: () => Date): ProviderDesk {
  const { queries, engine } = database;
  const change = <Value>(work: (store: EngineQueries) => Promise<Value>): Promise<Value> =>
    database.write((transaction) => work({ queries: transaction, engine }));
  return {
    providers: () => readProviders(queries),
    provider: (slug) => describeProvider(queries, slug),
    setProvider: (slug, said) =>
      change(async (store) => {
        const row = await findProvider(store.queries, slug);
        if (!row.ok) return row;
        await setOverride(store, row.value, { said, now: now() });
        return describeProvider(store.queries, slug);
      }),
    mergeProvider: (slug, into) =>
      change(async (store) => {
        const [from, to] = [await findMergeable(store.queries, slug), await findMergeable(store.queries, into)];
        if (!from.ok) return from;
        if (!to.ok) return to;
        const checked = checkMerge(from.value, to.value);
        if (!checked.ok) return checked;
        await mergeProvider(store.queries, { from: from.value.id, into: to.value.id, at: now().toISOString() });
        await showMerge(store, from.value.id, now());
        return describeProvider(store.queries, slug);
      }),
    splitProvider: (slug) =>
      change(async (store) => {
        const row = await findProvider(store.queries, slug);
        if (!row.ok) return row;
        if (!(await splitProvider(store.queries, row.value.id))) return failure(`${slug} is not merged.`);
        await showMerge(store, row.value.id, now());
        return describeProvider(store.queries, slug);
      }),
    setLogo: (slug, logo) =>
      change(async (store) => {
        const row = await findProvider(store.queries, slug);
        if (!row.ok) return row;
        await saveLogo(store.queries, row.value, { logo, at: now().toISOString() });
        return describeProvider(store.queries, slug);
      }),
  };
}

type ProviderRow = Selectable<ProviderTable>;

async function findProvider(queries: Queries, slug: string): Promise<Result<ProviderRow>> {
  const parsed = parseProviderSlug(slug);
  if (!parsed.ok) return failure(noProvider(slug));
  const row = await queries.selectFrom('provider').selectAll().where('slug', '=', parsed.value).executeTakeFirst();
  return row === undefined ? failure(noProvider(slug)) : success(row);
}

function noProvider(slug: string): string {
  return `No provider is called "${slug}"; "roamchart providers" lists them.`;
}

async function setOverride(
  store: EngineQueries,
  row: ProviderRow,
  { said, now }: { readonly said: Partial<ProviderOverride>; readonly now: Date },
): Promise<void> {
  const { queries } = store;
  const before = await readOverride(queries, row.id);
  const override = { ...before, ...said };
  await saveOverride(queries, row, { override, at: now.toISOString() });
  await showProvider(queries, row);
  if (override.hidden === before.hidden) {
    await raiseDataVersion(queries, 'catalogue');
    return;
  }
  await projectProvider(store, row.id, now);
  await publishChange(store, now);
}

async function findMergeable(queries: Queries, slug: string): Promise<Result<OverriddenProvider & { id: number }>> {
  const row = await findProvider(queries, slug);
  if (!row.ok) return row;
  const described = await describeProvider(queries, slug);
  return described.ok ? success({ ...described.value, id: row.value.id }) : described;
}

async function showMerge(store: EngineQueries, providerId: number, now: Date): Promise<void> {
  await projectProvider(store, providerId, now);
  await publishChange(store, now);
  await raiseDataVersion(store.queries, 'reviews');
}

async function saveLogo(
  queries: Queries,
  row: ProviderRow,
  { logo, at }: { readonly logo: LogoPicture | null; readonly at: string },
): Promise<void> {
  await queries.deleteFrom('provider_logo').where('provider_id', '=', row.id).execute();
  if (logo !== null)
    await queries
      .insertInto('provider_logo')
      .values({ provider_id: row.id, hash: logo.hash, bytes: logo.bytes, stored_at: at })
      .execute();
  await showProvider(queries, row);
  await raiseDataVersion(queries, 'catalogue');
}

export async function describeProvider(queries: Queries, slug: string): Promise<Result<OverriddenProvider>> {
  const parsed = parseProviderSlug(slug);
  const [found] = parsed.ok ? await readProviders(queries, parsed.value) : [];
  return found === undefined ? failure(noProvider(slug)) : success(found);
}

async function readProviders(
  queries: Queries,
  slug: ProviderSlug | null = null,
): Promise<readonly OverriddenProvider[]> {
  let query = queries.selectFrom('provider').selectAll().orderBy('slug');
  if (slug !== null) query = query.where('slug', '=', slug);
  const rows = await query.execute();
  const said = await queries.selectFrom('provider_override').selectAll().execute();
  const merges = await readMergedSlugs(queries);
  const logos = await queries.selectFrom('provider_logo').select('provider_id').execute();
  const overrides = new Map(said.map((row) => [row.provider_id, row]));
  const withLogo = new Set(logos.map((row) => row.provider_id));
  // Providers of an example catalogue that was replaced are none of the operator's.
  const present = rows.filter(
    (row) => slug !== null || row.example === 0 || row.plan_count > 0 || overrides.has(row.id) || merges.has(row.slug),
  );
  return present.map((row) => ({
    slug: row.slug,
    isExample: row.example === 1,
    ...merges.of(row.slug),
    name: row.name,
    statedName: row.stated_name,
    statedUrl: row.stated_url,
    hasLogo: withLogo.has(row.id),
    planCount: row.plan_count,
    override: overrideOf(overrides.get(row.id)),
  }));
}
