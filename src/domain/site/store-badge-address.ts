import type { Locale } from '#domain/kernel/locale.ts';

const names = { appStore: 'app-store', googlePlay: 'google-play' } as const;

/** Path of a store's artwork from the site's root. */
export function storeBadgeAddress(store: keyof typeof names, locale: Locale): string {
  return `/assets/badges/${names[store]}.${locale}.png`;
}
