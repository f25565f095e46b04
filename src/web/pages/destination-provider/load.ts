import type { DestinationKey } from '#domain/destination-key.ts';
import { findDestination } from '#domain/destinations.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Context } from '#runtime/context.ts';
import { firstPageAddress, pageAddress, readPageNumber } from '#web/components/paging.ts';
import type { PlanListData } from '#web/components/plan-row-data.ts';
import type { ProviderLinkData } from '#web/components/provider-link-data.ts';
import type { Loaded, PageRequest } from '#web/load-page.ts';
import { loadPlanList } from '#web/pages/load-plan-list.ts';
import { nameOf, pathOf } from '#web/pages/places.ts';
import { loadProviderLinks } from '#web/pages/provider-links.ts';
import type { HeadData } from '#web/shell-data.ts';

export interface ProviderData {
  readonly provider: {
    readonly slug: string;
    readonly name: string;
    readonly image: string | null;
    /** The provider's own site. */
    readonly url: string | null;
  };
  readonly destination: { readonly name: string; readonly path: string; readonly flag: string | null };
  readonly plans: PlanListData;
  readonly others: readonly ProviderLinkData[];
}

interface ProviderParameters {
  readonly destination: DestinationKey;
  readonly provider: ProviderSlug;
}

export async function loadProvider(
  request: PageRequest<ProviderParameters>,
  context: Context,
): Promise<Loaded<ProviderData>> {
  const { parameters, query, locale, currency } = request;
  const destination = findDestination(parameters.destination);
  if (destination === null) return { kind: 'not-found' };
  const page = readPageNumber(query);
  const path = `${pathOf(destination)}/${parameters.provider}`;
  if (page === null) return { kind: 'redirect', location: firstPageAddress(path, query), status: 301 };
  const rates = await context.currency.rates();
  const [provider, plans, links] = await Promise.all([
    context.catalogue.provider(parameters.provider),
    loadPlanList({ ...parameters, currency, rates, locale, page }, context),
    loadProviderLinks(destination.key, context),
  ]);
  if (provider === null || plans === null) return { kind: 'not-found' };
  const data: ProviderData = {
    provider: { slug: provider.slug, name: provider.name, image: provider.image, url: provider.url },
    destination: {
      name: nameOf(destination, locale),
      path: pathOf(destination),
      flag: destination.kind === 'country' ? destination.country.code : null,
    },
    plans,
    others: links.filter(({ slug }) => slug !== provider.slug),
  };
  return { kind: 'page', head: headOf(data, path, request), search: page === 1 ? '' : `?page=${page}`, data };
}

function headOf(data: ProviderData, path: string, { locale, messages }: PageRequest): HeadData {
  const { page, pages, total, rows } = data.plans;
  const names = { provider: data.provider.name, destination: data.destination.name };
  const title = messages.provider.title(names);
  const cheapest = page === 1 ? rows[0]?.price.amount : undefined;
  return {
    title: page === 1 ? title : messages.destination.titleOfPage({ title, page }),
    description: messages.provider.description({
      ...names,
      plans: messages.common.planCount({ count: total }),
      price: cheapest === undefined ? null : formatMoney(cheapest, locale),
    }),
    ...(page > 1 && { previous: pageAddress(path, page - 1) }),
    ...(page < pages && { next: pageAddress(path, page + 1) }),
  };
}
