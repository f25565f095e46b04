import { hash } from 'node:crypto';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Queries } from '#database/schema.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import { storableText } from './plan-row.ts';

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
  return {
    id,
    public_id: hash('sha256', `provider ${slug}`).slice(0, 24),
    slug,
    name: storableText(name),
    url,
    image,
    example: Number(example),
    plan_count: 0,
  };
}

type StatedColumns = Pick<ReturnType<typeof newRow>, 'name' | 'url' | 'image' | 'example'>;

/** Only stated facts overwrite stored ones: a feed without pictures does not remove one. */
async function updateStated(
  queries: Queries,
  stored: StatedColumns & { id: number },
  facts: ProviderFacts,
): Promise<void> {
  const stated: StatedColumns = {
    name: facts.name.trim() === '' ? stored.name : storableText(facts.name),
    url: facts.url ?? stored.url,
    image: facts.image ?? stored.image,
    example: Number(facts.example),
  };
  const same =
    stated.name === stored.name &&
    stated.url === stored.url &&
    stated.image === stored.image &&
    stated.example === stored.example;
  if (same) return;
  await queries.updateTable('provider').set(stated).where('id', '=', stored.id).execute();
  await raiseDataVersion(queries, 'catalogue');
}
