import { queryText } from '#domain/kernel/query-text.ts';
import { findCountryBySlug } from '#domain/place/countries.ts';

/** What a list's address says of when the trip is. */
const dates = ['landing', 'zone', 'before'] as const;

/** Where the answer of a page that is gone stands now, without language prefix; null: there was none. */
export function movedTo(path: string, search: string): string | null {
  if (path !== '/clock') return null;
  const asked = new URLSearchParams(search);
  const country = findCountryBySlug((asked.get('in') ?? '').toLowerCase());
  if (country === null) return '/region';
  const kept = dates.flatMap((name) => {
    const value = asked.get(name) ?? '';
    return value === '' || value === '0' ? [] : [[name, value]];
  });
  return `/${country.slug}${queryText(new URLSearchParams(kept))}`;
}
