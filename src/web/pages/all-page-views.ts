import type { ComponentType } from 'react';
import { pageDefinitions, pageNames, type PageName } from './page-definitions.ts';
import type { PageView } from '#web/shared/definition/page-view.ts';

/** Every page with its loader, for the server. Browsers load theirs with `browser/load-view.ts`. */
export const allPageViews = Object.fromEntries(await Promise.all(pageNames.map(loadView))) as Readonly<
  Record<PageName, PageView>
>;

async function loadView(page: PageName): Promise<readonly [PageName, PageView]> {
  const { view, prepare } = pageDefinitions[page];
  const [Component] = await Promise.all([view(), prepare()]);
  return [page, { page, Component: Component as ComponentType<object> }];
}
