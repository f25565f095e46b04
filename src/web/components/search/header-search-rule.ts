export type HeaderSearchRule = 'shown' | 'hidden' | 'disabled';

/** Prefixes of routes with their own search, or without need for one. */
const hiddenOn = ['contact', 'privacy', 'terms', '404', 'region', 'reviews', 'about', 'offline'];

/**
 * Whether the header shows destination search. On error pages it is disabled.
 * @param path of the page, without language prefix, perhaps with a query
 */
export function headerSearchRule(path: string, isError: boolean): HeaderSearchRule {
  const [pathname = ''] = path.split('?', 1);
  const [, first = ''] = pathname.split('/', 2);
  if (isError && first !== '404') return 'disabled';
  return first === '' || hiddenOn.includes(first) ? 'hidden' : 'shown';
}
