import type { ProviderFacts } from '#domain/plan/plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';

function vendor(text: string, name: string, url: string | null): ProviderFacts {
  const slug = parseProviderSlug(text);
  if (!slug.ok) throw new RangeError(slug.reason);
  return { slug: slug.value, name, url, image: null, example: false };
}

/** Provider of feeds that name none when the operator does not set `--provider`. */
export const vendors = {
  airalo: vendor('airalo', 'Airalo', 'https://www.airalo.com/'),
  esimAccess: vendor('esim-access', 'eSIM Access', 'https://esimaccess.com/'),
  esimGo: vendor('esim-go', 'eSIM Go', 'https://www.esim-go.com/'),
  zendit: vendor('zendit', 'Zendit', 'https://zendit.io/'),
} as const;

/** Placeholder for the unnamed seller of a feed until the operator names it, so that sellers are never mixed up. */
export const unnamedSellers = {
  dataPlan: vendor('unnamed-seller', 'Unnamed seller', null),
  brand: vendor('unnamed-brand', 'Unnamed brand', null),
  reseller: vendor('unnamed-reseller', 'Unnamed reseller', null),
  table: vendor('unnamed-shop', 'Unnamed shop', null),
  dailyPlans: vendor('unnamed-wholesaler', 'Unnamed wholesaler', null),
} as const;

/** Whether plans would be published under a placeholder, which the operator should replace. */
export function isUnnamedSeller(slug: string): boolean {
  return Object.values(unnamedSellers).some((seller) => seller.slug === slug);
}
