import type { DestinationKey } from '#domain/place/destination-key.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { StaticPageName } from '#web/pages/static-page/load.ts';
import { matchRoute, type RouteName } from './routes.ts';

/** A page of the site with the checked parameters of its path. The loader checks whether the catalogue has it. */
export type FoundPage = { readonly path: string } & (
  | {
      readonly name:
        | 'home'
        | 'regions'
        | 'trip'
        | 'reviews'
        | 'compare'
        | 'methodology'
        | 'data-use'
        | 'prices'
        | 'clock'
        | 'follow'
        | 'rules'
        | 'blog'
        | 'offline'
        | 'not-found';
    }
  | { readonly name: StaticPageName }
  | { readonly name: 'blog-article'; readonly slug: string }
  | { readonly name: 'destination'; readonly destination: DestinationKey }
  | {
      readonly name: 'destination-provider';
      readonly destination: DestinationKey;
      readonly provider: ProviderSlug;
    }
);

function isDestinationRoute(name: RouteName): name is 'destination' | 'destination-provider' {
  return name === 'destination' || name === 'destination-provider';
}

/** Resolves aliases and wrong path kinds to the canonical address of the destination. */
function findDestinationPage(segments: readonly string[]): FoundPage | null {
  const resolved = resolveDestinationPath(segments);
  if (resolved.kind === 'unknown') return null;
  if (resolved.kind === 'redirect') return findDestinationPage(resolved.segments);
  const path = `/${resolved.canonicalSegments.join('/')}`;
  if (resolved.provider === null) return { name: 'destination', path, destination: resolved.key };
  const provider = parseProviderSlug(resolved.provider);
  if (!provider.ok) return null;
  return { name: 'destination-provider', path, destination: resolved.key, provider: provider.value };
}

/**
 * The page at a path; null: there is none. `path` of the result is the canonical address, which may differ.
 * @param path decoded, lower case, without language prefix and trailing slash
 */
export function findPage(path: string): FoundPage | null {
  const name = matchRoute(path);
  if (name === null) return null;
  if (name === 'blog-article') return { name, path, slug: path.slice('/blog/'.length) };
  return isDestinationRoute(name) ? findDestinationPage(path.slice(1).split('/')) : { name, path };
}
