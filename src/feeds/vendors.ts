import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';

function vendor(slug: string, name: string, url: string | null): ProviderFacts {
  return { slug: slug as ProviderSlug, name, url, image: null, example: false };
}

/** Whose plans a feed holds when it names nobody and the operator names nobody with `--provider`. */
export const vendors = {
  airalo: vendor('airalo', 'Airalo', 'https://www.airalo.com/'),
  esimAccess: vendor('esim-access', 'eSIM Access', 'https://esimaccess.com/'),
  esimGo: vendor('esim-go', 'eSIM Go', 'https://www.esim-go.com/'),
  zendit: vendor('zendit', 'Zendit', 'https://zendit.io/'),
} as const;

/** Stands for the seller of a feed that names none until the operator does, so that nobody is taken for another. */
export const unnamedSellers = {
  dataPlan: vendor('unnamed-seller', 'Unnamed seller', null),
  brand: vendor('unnamed-brand', 'Unnamed brand', null),
  reseller: vendor('unnamed-reseller', 'Unnamed reseller', null),
  dailyPlans: vendor('unnamed-wholesaler', 'Unnamed wholesaler', null),
} as const;
