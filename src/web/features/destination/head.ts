import { isPlainQuery } from '#domain/listing/list-query.ts';
import { isWorthIndexing } from '#domain/site/page-indexing.ts';
import { pageAddress } from '#web/shared/page/paging.ts';
import { priceFeedPath } from '#domain/price-watch/price-feed-path.ts';
import { describeFrom } from '#web/shared/place/describe-from.ts';
import type { PageRequest } from '#web/shared/definition/page-loader.ts';
import type { HeadData } from '#web/shared/definition/shell-data.ts';
import type { DestinationData } from './data.ts';

/** Metadata: only the unfiltered list and its pages are indexed. */
export function headOf(data: DestinationData, { locale, messages, query }: PageRequest): HeadData {
  const { view } = data.list;
  const { page, pages } = view.list;
  const texts = messages.destination;
  const { place, partName } = data;
  const title = texts.title({
    name: partName ?? place.name,
    isWorld: place.isWorld,
  });
  const isOffer = (data.list.offer ?? null) !== null;
  const isPlain = isPlainQuery(query) && partName === null && !isOffer;
  return {
    title: page === 1 ? title : texts.titleOfPage({ title, page }),
    description: texts.description({
      place,
      plans: view.planCount,
      providers: view.providers.length + view.otherProviders.length,
      ...describeFrom(page === 1 ? view.from : null, { locale, messages }),
    }),
    feed: { path: priceFeedPath(data.path), title },
    ...(!(isPlain && !query.has('open') && isWorthIndexing(view.planCount)) && { noIndex: true }),
    ...((partName !== null || isOffer || query.has('open')) && { canonical: data.path }),
    ...(isPlain && page > 1 && { previous: pageAddress(data.path, page - 1) }),
    ...(isPlain && page < pages && { next: pageAddress(data.path, page + 1) }),
  };
}
