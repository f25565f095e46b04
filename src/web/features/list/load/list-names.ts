import { findCountry } from '#domain/place/countries.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { findRegion } from '#domain/place/regions.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';

type Names = Pick<ListData, 'countryNames' | 'regionNames'>;

/** Names of every country and region in a list of these plans, ignoring filters. Memoized. */
export const listNames = memo(collectNames, { most: locales.length });

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
