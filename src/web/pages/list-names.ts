import { findCountry } from '#domain/place/countries.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { findRegion } from '#domain/place/regions.ts';
import type { ListData } from '#web/components/list/list-data.ts';

type Names = Pick<ListData, 'countryNames' | 'regionNames'>;

/** Memoized by identity: the catalogue returns the same plans object until it changes. */
const cache = new WeakMap<DestinationPlans, Map<Locale, Names>>();

/** Names of every country and region in a list of these plans, ignoring filters. */
export function listNames(plans: DestinationPlans, locale: Locale): Names {
  const byLocale = cache.get(plans) ?? new Map<Locale, Names>();
  const names = byLocale.get(locale) ?? collectNames(plans, locale);
  cache.set(plans, byLocale.set(locale, names));
  return names;
}

function collectNames({ plans, neighbours }: DestinationPlans, locale: Locale): Names {
  const breakouts = new Set(plans.map(({ networks }) => networks)).values();
  const countries = new Set<CountryCode>([...neighbours, ...breakouts.flatMap(({ breakout }) => breakout)]);
  const regions = new Set(plans.flatMap(({ coverage }) => coverage.region ?? []));
  return {
    countryNames: Object.fromEntries([...countries].map((code) => [code, findCountry(code)?.name[locale] ?? code])),
    regionNames: Object.fromEntries([...regions].map((slug) => [slug, regionName(slug, locale)])),
  };
}

function regionName(slug: RegionSlug, locale: Locale): string {
  return findRegion(slug)?.name[locale] ?? slug;
}
