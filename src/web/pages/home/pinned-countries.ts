/**
 * The countries that carry a price on the map, far enough apart for the longest names and prices. `hero.module.css`
 * holds the place of each, and shows on phones only those on the smaller map.
 */
export const pinnedCountries = ['US', 'MX', 'IT', 'TR', 'CN', 'TH', 'JP'] as const;
