/** What is known of a navigation when it begins. */
export interface NavigationFacts {
  readonly type: NavigationType;
  readonly canIntercept: boolean;
  /** The browser would not load anything by itself. */
  readonly isSameDocument: boolean;
  /** Only the fragment differs from the present address. */
  readonly isFragmentOnly: boolean;
  readonly isDownload: boolean;
  readonly isPost: boolean;
  /** The link, the form or the program asks for an ordinary load. */
  readonly isOptedOut: boolean;
  /** The address is one of the site's pages in the language that is shown. */
  readonly isPage: boolean;
  /** The shown page is old: its time is over, a newer build is out, or code could not be loaded. */
  readonly isStale: boolean;
  /** The history is at an entry of the shown page; it is not while a page of the history is on its way. */
  readonly isSettled: boolean;
  /** Back or forward to another state of the page that is shown. */
  readonly leadsToShownPage: boolean;
}

/** `browser`: not ours; `show`: another page takes the place of the shown one; `reload`: as `show`, but reloaded. */
export type NavigationRule = 'browser' | 'show' | 'reload';

/** Who answers a navigation. To reload a page is, wherever that is possible, not to intercept. */
export function decideNavigation(facts: NavigationFacts): NavigationRule {
  if (!facts.canIntercept || facts.isDownload || facts.isPost || facts.type === 'reload') return 'browser';
  return facts.type === 'traverse' ? decideTraversal(facts) : decideVisit(facts);
}

function decideVisit(facts: NavigationFacts): NavigationRule {
  if (facts.isFragmentOnly) return facts.isSettled ? 'browser' : 'show';
  // A page writes its own states into the history.
  if (facts.isSameDocument || facts.isOptedOut || !facts.isPage || facts.isStale) return 'browser';
  return 'show';
}

/** Between entries of one document a browser loads nothing, so whatever is to be loaded has to be loaded here. */
function decideTraversal(facts: NavigationFacts): NavigationRule {
  if (!facts.isSameDocument || facts.leadsToShownPage) return 'browser';
  return facts.isStale || !facts.isPage ? 'reload' : 'show';
}
