import { pageDefinitions, pageRoutes, type PageName } from './page-definitions.ts';
import { createRouter } from '#web/shared/definition/routes.ts';

/** A page of the site at one of its addresses. The loader checks whether the catalogue has it. */
export type FoundPage = { readonly name: PageName } & NonNullable<
  ReturnType<(typeof pageDefinitions)[PageName]['open']>
>;

const matchRoute = createRouter(pageRoutes);

/**
 * The page at a path; null: there is none. `path` of the result is the canonical address, which may differ.
 * @param path decoded, lower case, without language prefix and trailing slash
 */
export function findPage(path: string): FoundPage | null {
  const name = matchRoute(path);
  const opened = name === null ? null : pageDefinitions[name].open(path);
  return name === null || opened === null ? null : { name, ...opened };
}
