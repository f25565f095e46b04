import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';

interface StepsOf {
  readonly plans: readonly number[];
  /** Paths of pages of countries, without language prefix, in the order of the trip. */
  readonly stops: readonly { readonly path: string; readonly days: number }[];
}

/** The address of the steps after a purchase; a stop that is no country is left out. */
export function stepsPath({ plans, stops }: StepsOf, locale: Locale): string {
  const ids = plans.map((id) => `plan=${id}`);
  const places = stops
    .map(({ path, days }) => ({ slug: path.slice(1), days }))
    .filter(({ slug }) => !slug.includes('/'))
    .map(({ slug, days }) => `stop=${slug}.${days}`);
  return localizePath(`/arrival?${[...ids, ...places].join('&')}`, locale);
}
