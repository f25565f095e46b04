/** The pages that have an address of their own. `about` to `terms` are texts by editors. */
export type RouteName =
  | 'home'
  | 'regions'
  | 'trip'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'reviews'
  | 'compare'
  | 'methodology'
  | 'data-use'
  | 'prices'
  | 'clock'
  | 'follow'
  | 'rules'
  | 'blog'
  | 'blog-article'
  | 'offline'
  | 'not-found'
  | 'destination'
  | 'destination-provider';

interface Route {
  readonly name: RouteName;
  readonly pattern: URLPattern;
}

function route(name: RouteName, pathname: string): Route {
  return { name, pattern: new URLPattern({ pathname }) };
}

/**
 * Every route of the site, without language prefix, in the order in which they are tried. Server and browser share it.
 * Both spellings of a destination are matched here; which one is canonical is a rule of `domain/place/destination-path.ts`.
 */
export const routes: readonly Route[] = [
  route('home', '/'),
  route('regions', '/region'),
  route('trip', '/trip'),
  route('about', '/about'),
  route('contact', '/contact'),
  route('privacy', '/privacy'),
  route('terms', '/terms'),
  route('reviews', '/reviews'),
  route('compare', '/compare'),
  route('methodology', '/methodology'),
  route('data-use', '/data-use'),
  route('prices', '/prices'),
  route('clock', '/clock'),
  route('follow', '/follow'),
  // Links in mails.
  route('follow', '/follow/:link'),
  route('rules', '/rules'),
  route('blog', '/blog'),
  route('blog-article', '/blog/:slug'),
  route('offline', '/offline'),
  route('not-found', '/404'),
  route('destination', '/region/:destination'),
  route('destination-provider', '/region/:destination/:provider'),
  route('destination', '/:destination'),
  route('destination-provider', '/:destination/:provider'),
];

/** Segments of visible characters and spaces inside. `URLPattern` would read `/japan/..` as `/` and drop a line break. */
const plainPath = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^/\\\s\p{Cc}]+(?: [^/\\\s\p{Cc}]+)*)+)$/u;

/** The route of a path that has no language prefix, no capitals and no trailing slash; null: there is none. */
export function matchRoute(path: string): RouteName | null {
  if (!plainPath.test(path)) return null;
  return routes.find(({ pattern }) => pattern.test({ pathname: path }))?.name ?? null;
}
