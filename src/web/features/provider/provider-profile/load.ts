import type { ProviderRecord } from '#catalogue/read/provider-records.ts';
import type { ProviderSummary } from '#catalogue/read/catalogue-reader.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { queryText } from '#domain/kernel/query-text.ts';
import { rankProvidersTask } from '#domain/listing/provider-ranks.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { PriceMoves } from '#domain/plan/price-moves.ts';
import { textIn } from '#domain/plan/provider-profile.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { ReviewSummary } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import type { ShownProfile } from '#web/features/provider/destination-provider/data.ts';
import { isWorthFinding } from '#web/features/provider/known-facts.ts';
import type { ReviewData } from '#web/features/review/review-data.ts';
import { shapeReview } from '#web/features/review/shape-review.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { countPages, firstPageAddress, pageAddress, readPageNumber } from '#web/shared/page/paging.ts';
import { pathOf } from '#web/shared/place/places.ts';

const reviewsPerPage = 20;

/** Where it stands at a destination. */
interface ShownPlace {
  readonly name: string;
  /** Of its page there, without language prefix. */
  readonly path: string;
  readonly place: number;
  readonly of: number;
}

export interface ProfileData extends Pick<ProviderRecord, 'stated' | 'planCount' | 'listedSince'> {
  readonly provider: Pick<ProviderSummary, 'slug' | 'name' | 'image' | 'url'>;
  readonly profile: ShownProfile;
  /** Best first. */
  readonly places: readonly ShownPlace[];
  readonly cheapestIn: number;
  readonly median: number;
  readonly moves: PriceMoves;
  readonly runs: Awaited<ReturnType<Context['providerRuns']>>;
  readonly summary: ReviewSummary;
  /** One page of all of them, newest first. */
  readonly reviews: readonly ReviewData[];
  readonly page: number;
  readonly pages: number;
}

/** Who a provider is, where it is cheap, what it states and what travellers say. */
export async function loadProfile(
  request: PageRequest<{ readonly provider: ProviderSlug }>,
  context: Context,
): Promise<Loaded<ProfileData>> {
  const { parameters, query, locale, messages } = request;
  const { provider: slug } = parameters;
  const path = `/providers/${slug}`;
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress(path, query), status: 301 };
  const [provider, records] = await Promise.all([
    context.catalogue.provider(slug),
    context.catalogue.providerRecords(),
  ]);
  const record = records.get(slug);
  if (provider === null || record === undefined) return redirectMerged(request, context);
  const day = context.now().toISOString().slice(0, 10);
  const [ranked, moves, runs, summary, found] = await Promise.all([
    loadPlaces(request, context),
    context.catalogue.providerMoves({ provider: slug, day }),
    context.providerRuns(slug),
    context.reviews.summary({ provider: slug }),
    context.reviews.published({ provider: slug, page, pageSize: reviewsPerPage }),
  ]);
  const pages = countPages(found.total, reviewsPerPage);
  if (page > pages) return { kind: 'redirect', location: pageAddress(path, pages), status: 302 };
  const { name, image, url } = provider;
  const { profile, stated, planCount, listedSince } = record;
  const named = { provider: isolateText(name) };
  return {
    kind: 'page',
    head: {
      title: messages.providers.title(named),
      description: messages.providers.about(named),
      ...(!isWorthFinding(profile, summary.count) && { noIndex: true }),
      ...(page > 1 && { previous: pageAddress(path, page - 1) }),
      ...(page < pages && { next: pageAddress(path, page + 1) }),
    },
    search: page === 1 ? '' : `?page=${page}`,
    data: {
      provider: { slug, name, image, url },
      profile: { ...profile, refundRule: textIn(profile.refundRule, locale) },
      stated,
      planCount,
      listedSince,
      moves,
      runs,
      summary,
      page,
      pages,
      ...ranked,
      reviews: found.reviews.map((review) => shapeReview(review, locale)),
    },
  };
}

async function loadPlaces(
  { parameters, locale, currency }: PageRequest<{ readonly provider: ProviderSlug }>,
  { catalogue, currency: money, scheduler }: Context,
): Promise<Pick<ProfileData, 'places' | 'cheapestIn' | 'median'>> {
  const [baskets, rates] = await Promise.all([catalogue.sellerBaskets(), money.rates()]);
  const ranks = (await scheduler.run(rankProvidersTask(baskets, { currency, rates }))).get(parameters.provider);
  const places = (ranks?.places ?? []).flatMap(({ destination: key, place, of }): ShownPlace[] => {
    const destination = findDestination(key);
    if (destination === null) return [];
    return [{ name: formsOfPlace(key, locale).name, path: `${pathOf(destination)}/${parameters.provider}`, place, of }];
  });
  return { places, cheapestIn: ranks?.cheapestIn ?? 0, median: ranks?.median ?? 0 };
}

/** To the provider that this one is merged into. */
async function redirectMerged(
  { parameters, query }: PageRequest<{ readonly provider: ProviderSlug }>,
  { catalogue }: Context,
): Promise<Loaded<ProfileData>> {
  const into = await catalogue.mergedInto(parameters.provider);
  if (into === null) return { kind: 'not-found' };
  return { kind: 'redirect', location: `/providers/${into}${queryText(query)}`, status: 301 };
}
