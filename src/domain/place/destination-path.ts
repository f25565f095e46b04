import { findCountryBySlug } from './countries.ts';
import { findCodeAlias } from './destination-aliases.ts';
import { isCountryKey, type DestinationKey } from './destination-key.ts';
import { findDestination } from './destinations.ts';
import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import type { Part } from './parts.ts';
import { findPlaceByName, type NamedPlace } from './place-name.ts';
import { findRegion, globalRegion } from './regions.ts';

/** Segments of the one address of a destination: `japan`, `region/europe`, `global`. */
export function destinationSegments(key: DestinationKey, slug: string): readonly string[] {
  return isCountryKey(key) || key === globalRegion ? [slug] : ['region', slug];
}

/** The one address of a destination's page in a language: `/japan`, `/ja/region/europe`, `/fr/global`. */
export function destinationPath(key: DestinationKey, slug: string, locale: Locale): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return `${prefix}/${destinationSegments(key, slug).join('/')}`;
}

/** The route of a path without its language prefix. All segments are decoded. */
export type DestinationRoute =
  | {
      readonly kind: 'destination';
      readonly key: DestinationKey;
      /** The segment after the destination, not checked against the catalogue; null: none. */
      readonly provider: string | null;
      /** Equal to the requested segments if those are canonical. */
      readonly canonicalSegments: readonly string[];
    }
  | {
      readonly kind: 'redirect';
      readonly segments: readonly string[];
      /** Set for a name of a part: the page of its country keeps the name. */
      readonly part?: Part;
    }
  | { readonly kind: 'unknown' };

const unknownRoute: DestinationRoute = { kind: 'unknown' };

/**
 * Resolves `/japan`, `/region/europe`, `/global`, each with or without a provider. Every other spelling redirects in
 * one step: upper case, a trailing slash, the wrong kind of path, an ISO code, or its name or that of a part in a
 * language of the site.
 * @param segments the decoded path between its slashes; a trailing slash makes the last one empty
 */
export function resolveDestinationPath(segments: readonly string[]): DestinationRoute {
  const written = segments.at(-1) === '' ? segments.slice(0, -1) : segments;
  const lower = written.map((segment) => segment.toLowerCase());
  const [name, provider, ...rest] = lower[0] === 'region' ? lower.slice(1) : lower;
  const named = name === undefined || rest.length > 0 || provider === '' ? null : findNamed(name);
  const destination = named && findDestination(named.destination);
  if (!named || !destination) return unknownRoute;
  const { destination: key, part } = named;
  const canonical = [...destinationSegments(key, destination.slug), ...(provider === undefined ? [] : [provider])];
  if (segments.join('/') !== canonical.join('/')) {
    return { kind: 'redirect', segments: canonical, ...(part !== null && provider === undefined && { part }) };
  }
  return { kind: 'destination', key, provider: provider ?? null, canonicalSegments: canonical };
}

/** Real slugs win over codes, and those over names. */
function findNamed(segment: string): NamedPlace | null {
  const key = findCountryBySlug(segment)?.code ?? findRegion(segment)?.slug ?? findCodeAlias(segment);
  return key === null ? findPlaceByName(segment) : { destination: key, part: null };
}
