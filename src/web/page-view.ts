import type { ComponentType } from 'react';
import type { PageContent } from './page-payload.ts';

/** Which page it is. */
export type PageName = PageContent['page'];

/** The data that a page is drawn from. */
export type PageData<Name extends PageName> = Extract<PageContent, { readonly page: Name }>['data'];

/** The component that draws a page. Servers have all of them, browsers load one when it is needed. */
export interface PageView {
  readonly page: PageName;
  readonly Component: ComponentType<object>;
}

/** Says which component draws a page; its properties are checked against the page's data. */
export function pageView<Name extends PageName>(page: Name, Component: ComponentType<PageData<Name>>): PageView {
  return { page, Component: Component as ComponentType<object> };
}
