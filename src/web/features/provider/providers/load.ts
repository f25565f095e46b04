import type { ProviderSummary } from '#catalogue/read/catalogue-reader.ts';
import type { ProviderRecord } from '#catalogue/read/provider-records.ts';
import { memo } from '#domain/kernel/memo.ts';
import { byRating } from '#domain/listing/best-rated.ts';
import { rankProvidersTask, type ProviderRanks } from '#domain/listing/provider-ranks.ts';
import type { Rating } from '#domain/plan/listed-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Context } from '#runtime/services/context.ts';
import { countStated } from '#web/features/provider/known-facts.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { countPages, firstPageAddress, pageAddress, readPageNumber } from '#web/shared/page/paging.ts';
import { providerOrders, providersPath, type ProviderOrder } from './provider-order.ts';

const perPage = 100;

export interface ListedProvider extends Pick<ProviderSummary, 'slug' | 'name' | 'image'> {
  readonly rating: Pick<Rating, 'mean' | 'count'> | null;
  readonly seat: string | null;
  /** Null: none of its plans serves the trip anywhere. */
  readonly rank: { readonly cheapestIn: number; readonly of: number; readonly median: number } | null;
  readonly stated: { readonly count: number; readonly of: number };
  readonly checkedAt: string;
}

export interface ProvidersData {
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly order: ProviderOrder;
  /** False: no seller states one. */
  readonly hasSeats: boolean;
  readonly providers: readonly ListedProvider[];
}

/** Every provider with a plan: cheapest most often unless asked otherwise, then by name. What links earn is not known here. */
export async function loadProviders(
  { query, currency, messages }: PageRequest,
  context: Context,
): Promise<Loaded<ProvidersData>> {
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress('/providers', query), status: 301 };
  const [rates, baskets, records, listed, ratings] = await Promise.all([
    context.currency.rates(),
    context.catalogue.sellerBaskets(),
    context.catalogue.providerRecords(),
    context.catalogue.providers(),
    context.reviews.ratings(),
  ]);
  const ranks = await context.scheduler.run(rankProvidersTask(baskets, { currency, rates }));
  const order = providerOrders.find((each) => each === query.get('order')) ?? 'cheapest';
  const rated = new Map(byRating(ratings));
  const worth = {
    cheapest: ({ rank }: ListedRow) => rank?.cheapestIn ?? -1,
    rating: ({ slug }: ListedRow) => rated.get(slug)?.shrunk ?? 0,
    name: () => 0,
  }[order];
  // Stable: they come by name.
  const all = listOnce(listed, records, ranks).toSorted((a, b) => worth(b) - worth(a));
  const path = providersPath(order);
  const pages = countPages(all.length, perPage);
  if (page > pages) return { kind: 'redirect', location: pageAddress(path, pages), status: 302 };
  return {
    kind: 'page',
    head: {
      title: messages.providers.name,
      description: messages.providers.description,
      ...(order !== 'cheapest' && { noIndex: true, canonical: '/providers' }),
      ...(page > 1 && { previous: pageAddress(path, page - 1) }),
      ...(page < pages && { next: pageAddress(path, page + 1) }),
    },
    search: pageAddress(path, page).slice('/providers'.length),
    data: {
      count: all.length,
      page,
      pages,
      order,
      hasSeats: all.some(({ seat }) => seat !== null),
      providers: all.slice((page - 1) * perPage, page * perPage).map((row) => {
        const { mean, count } = ratings.get(row.slug) ?? {};
        return { ...row, rating: mean === undefined || count === undefined ? null : { mean, count } };
      }),
    },
  };
}

type ListedRow = Omit<ListedProvider, 'rating'>;

const listOnce = memo(listAll, { parts: (...given) => given, most: 4 });

function listAll(
  listed: readonly ProviderSummary[],
  records: ReadonlyMap<ProviderSlug, ProviderRecord>,
  ranks: ReadonlyMap<ProviderSlug, ProviderRanks>,
): readonly ListedRow[] {
  return listed.flatMap(({ slug, name, image }) => {
    const [record, rank] = [records.get(slug), ranks.get(slug)];
    if (record === undefined) return [];
    return [
      {
        slug,
        name,
        image,
        seat: record.profile.seat,
        checkedAt: record.checkedAt,
        rank: rank === undefined ? null : { cheapestIn: rank.cheapestIn, of: rank.places.length, median: rank.median },
        stated: countStated(record),
      },
    ];
  });
}
