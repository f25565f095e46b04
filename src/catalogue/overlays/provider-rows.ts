import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { raiseDataVersion } from '#database/data-version.ts';
import type { ProviderTable, Queries } from '#database/schema.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { storableText } from '#catalogue/stored/plan-row.ts';

/** Stores the providers of one import as they appear. */
export interface ProviderRows {
  idOf(facts: ProviderFacts): Promise<number>;
  /** Ids of the providers seen so far, by slug. */
  readonly seen: ReadonlyMap<string, number>;
  /** True once a real provider has appeared. */
  hasRealSeller(): boolean;
}

/** Use it inside the writer's transaction. A provider's facts are those of its first plan. */
export async function openProviderRows(queries: Queries): Promise<ProviderRows> {
  const seen = new Map<string, number>();
  let hasRealSeller = false;
  const { last } = await queries
    .selectFrom('provider')
    .select((expression) => expression.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  let nextId = Number(last ?? 0) + 1;
  return {
    seen,
    hasRealSeller: () => hasRealSeller,
    idOf: async (facts) => {
      const known = seen.get(facts.slug);
      if (known !== undefined) return known;
      const stored = await queries.selectFrom('provider').selectAll().where('slug', '=', facts.slug).executeTakeFirst();
      const id = stored?.id ?? nextId;
      if (stored === undefined) {
        await queries.insertInto('provider').values(newRow(id, facts)).execute();
        nextId += 1;
      } else {
        await updateStated(queries, stored, facts);
      }
      seen.set(facts.slug, id);
      hasRealSeller ||= !facts.example;
      return id;
    },
  };
}

function newRow(id: number, { slug, name, url, image, example }: ProviderFacts) {
  const stated = { stated_name: storableText(name), stated_url: url, stated_image: image };
  return {
    id,
    public_id: hash('sha256', `provider ${slug}`).slice(0, 24),
    slug,
    ...stated,
    ...shownColumns(stated, null),
    example: Number(example),
    plan_count: 0,
  };
}

type StoredProvider = Selectable<ProviderTable>;

/** Only stated facts overwrite stored ones: a feed without pictures does not remove one. */
async function updateStated(queries: Queries, stored: StoredProvider, facts: ProviderFacts): Promise<void> {
  const stated = {
    stated_name: facts.name.trim() === '' ? stored.stated_name : storableText(facts.name),
    stated_url: facts.url ?? stored.stated_url,
    stated_image: facts.image ?? stored.stated_image,
  };
  const example = Number(facts.example);
  const same =
    stated.stated_name === stored.stated_name &&
    stated.stated_url === stored.stated_url &&
    stated.stated_image === stored.stated_image &&
    example === stored.example;
  if (same) return;
  const shown = shownColumns(stated, await readShownOverride(queries, stored));
  await queries
    .updateTable('provider')
    .set({ ...stated, ...shown, example })
    .where('id', '=', stored.id)
    .execute();
  await raiseDataVersion(queries, 'catalogue');
}

/** What the operator puts in place of a feed's statements; null: nothing. */
interface ShownOverride {
  readonly name: string | null;
  readonly url: string | null;
  readonly image: string | null;
}

function shownColumns(
  { stated_name, stated_url, stated_image }: Pick<StoredProvider, 'stated_name' | 'stated_url' | 'stated_image'>,
  override: ShownOverride | null,
): Pick<StoredProvider, 'name' | 'url' | 'image'> {
  return {
    name: override?.name ?? stated_name,
    url: override?.url ?? stated_url,
    image: override?.image ?? stated_image,
  };
}

async function readShownOverride(
  queries: Queries,
  { id, slug }: Pick<StoredProvider, 'id' | 'slug'>,
): Promise<ShownOverride> {
  const said = await queries
    .selectFrom('provider_override')
    .select(['name', 'url'])
    .where('provider_id', '=', id)
    .executeTakeFirst();
  const logo = await queries
    .selectFrom('provider_logo')
    .select('hash')
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return {
    name: said?.name ?? null,
    url: said?.url ?? null,
    image: logo === undefined ? null : logoPath({ slug, hash: logo.hash }),
  };
}

/** Shows what the operator says of a provider, and of the rest what its feeds say. */
export async function showProvider(queries: Queries, provider: StoredProvider): Promise<void> {
  const shown = shownColumns(provider, await readShownOverride(queries, provider));
  await queries.updateTable('provider').set(shown).where('id', '=', provider.id).execute();
}

/** Address of a logo that an operator has stored, without `.jpg`: another picture has another address. */
function logoPath({ slug, hash }: { readonly slug: string; readonly hash: string }): string {
  return `/assets/logos/${slug}.${hash}`;
}
