import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Context } from '#runtime/services/context.ts';
import type { Loaded } from '#web/shared/definition/page-loader.ts';

type Redirect = Extract<Loaded<never>, { readonly kind: 'redirect' }>;

const namesOfProviders = ['provider', 'more'];

/** To the same page with the providers that visitors see in the filters; null: none of them is merged. */
export async function redirectMergedFilters(
  path: string,
  query: URLSearchParams,
  { catalogue }: Pick<Context, 'catalogue'>,
): Promise<Redirect | null> {
  if (!namesOfProviders.some((name) => query.has(name))) return null;
  const shown = new URLSearchParams();
  for (const [name, value] of query) {
    const slug = parseProviderSlug(value);
    const into = slug.ok && namesOfProviders.includes(name) ? await catalogue.mergedInto(slug.value) : null;
    const text = into ?? value;
    if (!shown.has(name, text)) shown.append(name, text);
  }
  if ([...query].every(([name, value]) => shown.has(name, value))) return null;
  return { kind: 'redirect', location: `${path}?${shown.toString()}`, status: 301 };
}
