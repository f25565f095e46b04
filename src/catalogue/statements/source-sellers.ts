import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';

const claimStatement: RowsStatement = {
  before: 'insert into source_seller (provider_id, feed, source) values',
  types: ['integer', 'text', 'text'],
  after: 'on conflict (provider_id, feed) do update set source = excluded.source',
};

interface SourceOfPlans {
  /** Which of a provider's feeds it is. */
  readonly feed: string;
  /** The operator's name for it. */
  readonly source: string;
  /** The providers it currently names, slug before id. */
  readonly named: ReadonlyMap<string, number>;
}

/**
 * The sellers whose missing plans a complete source withdraws, slug before id: those it currently names, which it
 * takes over, and those it named before that no other source has named since. So a seller who leaves a market place
 * is withdrawn too.
 */
export async function claimSellers(
  store: EngineQueries,
  { feed, source, named }: SourceOfPlans,
): Promise<ReadonlyMap<string, number>> {
  const rows = [...named.values()].map((id) => [id, feed, source]);
  await runOverRows(store, claimStatement, rows);
  const claimed = await store.queries
    .selectFrom('source_seller')
    .innerJoin('provider', 'provider.id', 'source_seller.provider_id')
    .select(['provider.slug', 'provider.id'])
    .where('source_seller.feed', '=', feed)
    .where('source_seller.source', '=', source)
    .orderBy('provider.id')
    .execute();
  return new Map(claimed.map(({ slug, id }) => [slug, id]));
}
