import type { ComponentType } from 'react';
import type { PageContent } from './page-payload.ts';

/** Which page it is. */
export type PageName = PageContent['page'];

/** The data a page is rendered from. */
export type PageData<Name extends PageName> = Extract<PageContent, { readonly page: Name }>['data'];

/** A page's component. Servers have all of them; browsers load one on demand. */
export interface PageView {
  readonly page: PageName;
  readonly Component: ComponentType<object>;
}

/** Pairs a page with its component and type-checks the properties. */
export function pageView<Name extends PageName>(page: Name, Component: ComponentType<PageData<Name>>): PageView {
  return { page, Component: Component as ComponentType<object> };
}
