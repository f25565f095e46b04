import type { PublishedRoute } from '#domain/site/route-rules.ts';

/** Finds the page whose pattern matches a path without language prefix, capitals and trailing slash; null: none does. */
export type MatchRoute<Name extends string = string> = (path: string) => Name | null;

/** Segments of visible characters and spaces inside. `URLPattern` would read `/japan/..` as `/` and drop a line break. */
const plainPath = /^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^/\\\s\p{Cc}]+(?: [^/\\\s\p{Cc}]+)*)+)$/u;

/** @param routes in the order in which they are tried */
export function createRouter<Name extends string>(routes: readonly PublishedRoute<Name>[]): MatchRoute<Name> {
  const compiled = routes.map(({ page, pathname }) => ({ page, pattern: new URLPattern({ pathname }) }));
  return (path) => {
    if (!plainPath.test(path)) return null;
    return compiled.find(({ pattern }) => pattern.test({ pathname: path }))?.page ?? null;
  };
}
