import type { Root } from 'react-dom/client';
import type { Messages } from '#i18n/messages/en.ts';
import type { PageView } from '#web/page-view.ts';
import type { CurrencyChange } from './change-currency.ts';
import type { ShownPage } from './shown-page.ts';

/** A page that React draws, shown or kept. */
export interface LiveSitePage {
  /** Keys of the history's entries that lead to it. */
  readonly keys: Set<string>;
  /** The element around the page. Only that of the shown page is in the document, so that names in it stay unique. */
  readonly container: HTMLElement;
  readonly root: Root;
  readonly state: ShownPage;
  readonly view: PageView;
}

/** The site in this document: one page is shown at a time. */
export interface LiveSite {
  readonly messages: Messages;
  readonly currency: CurrencyChange;
  readonly shown: () => LiveSitePage;
  /** From now on it counts as shown; drawing it is another matter. */
  readonly setShown: (page: LiveSitePage) => void;
  readonly draw: (page: LiveSitePage, isShown: boolean) => void;
}
