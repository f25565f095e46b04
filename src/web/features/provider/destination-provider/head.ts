import { isolateText } from '#domain/kernel/bidi-text.ts';
import { isPlainQuery } from '#domain/listing/list-query.ts';
import { isWorthIndexing } from '#domain/site/page-indexing.ts';
import { sayComparable } from '#web/shared/plan/plan-words.ts';
import { pageAddress } from '#web/shared/page/paging.ts';
import { describeFrom } from '#web/shared/place/describe-from.ts';
import type { PageRequest } from '#web/shared/definition/page-loader.ts';
import type { HeadData } from '#web/shared/definition/shell-data.ts';
import type { ProviderData } from './data.ts';

/** Metadata: only the unfiltered list of a provider with something to compare is indexed, with no plan in its address. */
export function headOf(data: ProviderData, { locale, messages, query }: PageRequest): HeadData {
  const { view, path } = data.list;
  const { page, pages } = view.list;
  const names = { provider: isolateText(data.provider.name), destination: data.destination };
  const title =
    view.named === null
      ? messages.provider.title(names)
      : messages.provider.named.title({ ...names, plan: sayComparable(view.named.plan, { locale, messages }) });
  const namesPlan = query.has('plan');
  const isPlain = isPlainQuery(query) && !namesPlan;
  return {
    title: page === 1 ? title : messages.destination.titleOfPage({ title, page }),
    description: messages.provider.description({
      ...names,
      plans: messages.common.planCount({ count: view.planCount }),
      ...describeFrom(page === 1 ? view.from : null, { locale, messages }),
    }),
    ...(!(isPlain && !query.has('open') && isWorthIndexing(view.planCount)) && { noIndex: true }),
    ...(namesPlan && { canonical: pageAddress(path, page) }),
    ...(isPlain && page > 1 && { previous: pageAddress(path, page - 1) }),
    ...(isPlain && page < pages && { next: pageAddress(path, page + 1) }),
  };
}
