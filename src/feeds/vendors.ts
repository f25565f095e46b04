import type { ProviderFacts } from '#domain/plan.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';

function vendor(slug: string, name: string, url: string): ProviderFacts {
  return { slug: slug as ProviderSlug, name, url, image: null, example: false };
}

/** Whose plans a feed holds when it names nobody and the operator names nobody with `--provider`. */
export const vendors = {
  airalo: vendor('airalo', 'Airalo', 'https://www.airalo.com/'),
  esimAccess: vendor('esim-access', 'eSIM Access', 'https://esimaccess.com/'),
  esimGo: vendor('esim-go', 'eSIM Go', 'https://www.esim-go.com/'),
} as const;
