import { convertedFrom } from '#domain/listing/converted-from.ts';
import { queryText } from '#domain/kernel/query-text.ts';
import type { ProviderData } from './data.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { findDestination, type Destination } from '#domain/place/destinations.ts';
import { readListQuery } from '#domain/listing/list-query.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { readPlanId } from '#domain/plan/plan-id.ts';
import { listPromos } from '#domain/plan/promo-terms.ts';
import { rankPlansTask } from '#domain/listing/plan-ranks.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { hasProfile, textIn } from '#domain/plan/provider-profile.ts';
import { isStale } from '#domain/plan/price-facts.ts';
import { summariseFacts } from '#domain/plan/stated-facts.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';
import type { Context } from '#runtime/services/context.ts';
import { listSearch } from '#web/features/list/state/list-address.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { firstPageAddress, readPageNumber } from '#web/shared/page/paging.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { listNames } from '#web/features/list/load/list-names.ts';
import { withDates } from '#web/features/list/load/read-list-dates.ts';
import { readOpen } from '#web/features/list/load/read-open.ts';
import { listPlansAt, plansPath } from '#web/features/list/load/list-plans-at.ts';
import { namesTrip, pastTheEnd, searchOf } from '#web/features/list/load/list-search.ts';
import { pathOf } from '#web/shared/place/places.ts';
import { compareWithOthers } from '#web/features/provider/compare-with-others.ts';
import { headOf } from './head.ts';
import { loadProviderReviews } from './load-reviews.ts';

interface ProviderParameters {
  readonly destination: DestinationKey;
  readonly provider: ProviderSlug;
}

type ProviderRequest = PageRequest<ProviderParameters>;

export async function loadProvider(request: ProviderRequest, context: Context): Promise<Loaded<ProviderData>> {
  const { parameters, query, currency } = request;
  const destination = findDestination(parameters.destination);
  if (destination === null) return { kind: 'not-found' };
  const path = `${pathOf(destination)}/${parameters.provider}`;
  const page = readPageNumber(query);
  if (page === null) return { kind: 'redirect', location: firstPageAddress(path, query), status: 301 };
  const rates = await context.currency.rates();
  const all = await listPlansAt(destination.key, { currency, rates }, context);
  if (all === null) return { kind: 'not-found' };
  const plans = all.plans.filter(({ provider }) => provider.slug === parameters.provider);
  if (plans.length === 0) return redirectMerged(parameters.provider, { destination, all, query }, context);
  const parts: Parts = { request, destination, all, own: { ...all, plans }, path };
  const list = await loadList(parts, context);
  if (page > list.view.list.pages) return pastTheEnd(path, query);
  const data = await assemble(parts, list, context);
  if (data === null) return { kind: 'not-found' };
  return {
    kind: 'page',
    head: headOf(data, request),
    search:
      list.namedPlan === null && list.dates === null
        ? searchOf(list.view.query, query)
        : listSearch(list, list.view.query),
    data,
    ...(namesTrip(query) && { remember: list.view.query }),
  };
}

/** To the provider that this one is merged into, if that has a page here. */
async function redirectMerged(
  slug: ProviderSlug,
  { destination, all, query }: Pick<Parts, 'destination' | 'all'> & Pick<ProviderRequest, 'query'>,
  { catalogue }: Context,
): Promise<Exclude<Loaded<ProviderData>, { readonly kind: 'page' }>> {
  const into = await catalogue.mergedInto(slug);
  if (!all.plans.some(({ provider }) => provider.slug === into)) return { kind: 'not-found' };
  return { kind: 'redirect', location: `${pathOf(destination)}/${into}${queryText(query)}`, status: 301 };
}

interface Parts {
  readonly request: ProviderRequest;
  readonly destination: Destination;
  /** Every plan of the destination. */
  readonly all: DestinationPlans;
  /** The same with the plans of this provider only. */
  readonly own: DestinationPlans;
  readonly path: string;
}

async function loadList({ request, destination, all, own, path }: Parts, context: Context): Promise<ListData> {
  const { parameters, query, remembered, locale, currency } = request;
  const namedPlan = readPlanId(query.get('plan'));
  const asked = withDates(readListQuery(query, remembered), query, destination);
  const now = context.now().getTime();
  // Copied to plain data: getters make JSON.stringify three times slower.
  const view = { ...viewDestination(own, { query: asked.query, now, namedPlan }) };
  const ranked = { ...view.query, provider: parameters.provider, rows: view.list.rows, now };
  return {
    view,
    saysStale: isStaleThroughout(own, now),
    ranks: await context.scheduler.run(rankPlansTask(all, ranked)),
    path,
    providerSlug: parameters.provider,
    plansPath: await plansPath(destination.key, currency, context),
    rateDates: own.rateDates,
    convertedFrom: convertedFrom(own),
    dates: asked.dates,
    reportedPlan: readPlanId(query.get('reported')),
    open: readOpen(query),
    namedPlan,
    part: null,
    ...listNames(all, locale),
  };
}

function isStaleThroughout({ plans }: Parts['own'], now: number): boolean {
  return plans.every(({ checkedAt }) => isStale({ checkedAt, isUnconfirmed: false }, now));
}

/** Null: the provider is gone from the catalogue since its plans were read. */
async function assemble(parts: Parts, list: ListData, context: Context): Promise<ProviderData | null> {
  const { request, destination, all, own } = parts;
  const { parameters, locale } = request;
  const [provider, profile, starts, reviews] = await Promise.all([
    context.catalogue.provider(parameters.provider),
    context.catalogue.providerProfile(parameters.provider),
    context.catalogue.planStarts(parameters),
    loadProviderReviews({ provider: parameters.provider, destination, locale }, context),
  ]);
  if (provider === null) return null;
  const now = context.now().getTime();
  const { query } = list.view;
  const { publicId, slug, name, image, url } = provider;
  return {
    provider: { publicId, slug, name, image, url },
    destination: {
      ...formsOfPlace(destination.key, locale),
      path: pathOf(destination),
      flag: destination.kind === 'country' ? destination.country.code : null,
    },
    profile: hasProfile(profile) ? { ...profile, refundRule: textIn(profile.refundRule, locale) } : null,
    list,
    facts: summariseFacts(own.plans),
    starts,
    promos: listPromos(own.plans, now),
    cheaper: await context.scheduler.run(compareWithOthers(all, { provider: parameters.provider, query, now })),
    reviews,
  };
}
