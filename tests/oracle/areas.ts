import { readFileSync } from 'node:fs';
import { placesOf, type Market, type Plan } from './read-market.ts';

/** A country or a region with its own list. */
export interface Area {
  readonly path: string;
  readonly countries: readonly string[];
  /** What it lists. */
  readonly plans: readonly Plan[];
  /** Those that can serve a traveller there: of a region's countries they cover at least half. */
  readonly able: readonly Plan[];
}

export function countriesOf(market: Market): readonly Area[] {
  return placesOf(market).map(({ slug, code }) => {
    const plans = market.plans.filter(({ countries }) => countries.includes(code));
    return { path: `/${slug}`, countries: [code], plans, able: plans };
  });
}

interface Region {
  readonly slug: string;
  readonly countries: readonly string[];
  /** Not offered: it is no more. */
  readonly notAsCategory?: boolean;
}

/** Those of more than one country with a plan that covers half of them; not the world. */
export function regionsOf({ plans }: Pick<Market, 'plans'>): readonly Area[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));
  const countries = read('countries') as { readonly code: string; readonly inhabited: boolean }[];
  const inhabited = new Set(countries.flatMap((country) => (country.inhabited ? [country.code] : [])));
  const wide = plans.filter(({ scope }) => scope !== 'local');
  return (read('regions') as Region[])
    .filter(({ slug, notAsCategory }) => slug !== 'global' && notAsCategory !== true)
    .map((region) => {
      const members = region.countries.filter((code) => inhabited.has(code));
      const coversHalf = (plan: Plan): boolean =>
        members.filter((code) => plan.countries.includes(code)).length * 2 >= members.length;
      const able = wide.filter(coversHalf);
      const listed = wide.filter((plan) => plan.region === region.slug || coversHalf(plan));
      return { path: `/region/${region.slug}`, countries: members, plans: listed, able };
    })
    .filter(({ able }) => able.length > 0);
}
