export type HeaderSearchRule = 'shown' | 'hidden' | 'disabled';

/** Pages that have a search of their own, or nothing to search for: what their route names begin with. */
const hiddenOn = ['contact', 'privacy', 'terms', '404', 'region', 'reviews', 'about', 'offline'];

/**
 * What the header does with destination search. A page that could not be shown has no route; there it is disabled.
 * @param path of the page, without language prefix, perhaps with a query
 */
export function headerSearchRule(path: string, isError: boolean): HeaderSearchRule {
  const [pathname = ''] = path.split('?', 1);
  const [, first = ''] = pathname.split('/', 2);
  if (isError && first !== '404') return 'disabled';
  return first === '' || hiddenOn.includes(first) ? 'hidden' : 'shown';
}
