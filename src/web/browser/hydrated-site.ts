import type { Root } from 'react-dom/client';
import type { Messages } from '#i18n/messages/en.ts';
import type { PageView } from '#web/shared/definition/page-view.ts';
import type { CurrencyChange } from './change-currency.ts';
import type { ShownPage } from './shown-page.ts';

/** A page with its React root, shown or kept. */
export interface MountedPage {
  /** Keys of the history entries that lead to it. */
  readonly keys: Set<string>;
  /** The element around the page. Only the shown page's is in the document, so that ids stay unique. */
  readonly container: HTMLElement;
  readonly root: Root;
  readonly state: ShownPage;
  readonly view: PageView;
}

/** The site in this document: one page is shown at a time. */
export interface HydratedSite {
  readonly messages: Messages;
  readonly currency: CurrencyChange;
  readonly shown: () => MountedPage;
  /** Marks a page as the shown one, without rendering it. */
  readonly setShown: (page: MountedPage) => void;
  readonly render: (page: MountedPage, isShown: boolean) => void;
}
