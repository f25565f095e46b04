/**
 * For tests that `npm test` leaves out and `npm run test:extended` runs: further languages, windows, engines and page types
 * of a test, checks of every state with axe, and sites with a build or server of their own.
 */
export const extended = { tag: '@extended' };

/** One test of several that differ in one thing: the kept ones stay in `npm test`. */
export function extendedUnless(isKept: boolean): { readonly tag?: string } {
  return isKept ? {} : extended;
}

/** The first view of a visit, and the largest page. */
const mainPages: readonly string[] = ['home', 'country'];

/** Of a test of every page type, `npm test` keeps the main ones. */
export function extendedUnlessMain(name: string): { readonly tag?: string } {
  return extendedUnless(mainPages.includes(name));
}
