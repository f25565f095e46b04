/** Base to resolve a path against; not part of the result. */
const here = 'https://here.invalid';

/**
 * Where to redirect after a form: a path on this site with its query. Anything that a browser could take for another
 * site (`//evil.example`, `/\evil.example`, `https:…`) becomes the home page.
 */
export function returnPath(text: string | undefined): string {
  if (text === undefined || !/^\/(?![/\\])/.test(text) || !URL.canParse(text, here)) return '/';
  const { origin, pathname, search } = new URL(text, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/';
}
