import type { Messages } from '#i18n/messages/en.ts';
import type { PageData, PageName } from './page-definitions.ts';
import type { HeadData, ShellData } from '#web/shared/definition/shell-data.ts';

/** Which page it is, and the data it is rendered from. */
export type PageContent = {
  readonly [Name in PageName]: { readonly page: Name; readonly data: PageData<Name> };
}[PageName];

/** Response header with the build of a payload. */
export const buildHeader = 'x-build';

/** The object a page is rendered from, also served at `{path}/_payload.json`. */
export interface PagePayload {
  readonly shell: ShellData;
  readonly head: HeadData;
  readonly content: PageContent;
  /** Message areas of the first view; missing where the browser made the payload, which has loaded all of them. */
  readonly texts?: readonly (keyof Messages)[];
  /** Only on error pages. */
  readonly error?: { readonly status: number; readonly message: string };
}
