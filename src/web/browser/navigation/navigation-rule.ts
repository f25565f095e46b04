export interface NavigationFacts {
  readonly type: NavigationType;
  readonly canIntercept: boolean;
  /** The browser would load nothing. */
  readonly isSameDocument: boolean;
  /** Only the fragment differs from the current address. */
  readonly isFragmentOnly: boolean;
  readonly isDownload: boolean;
  readonly isPost: boolean;
  /** The link, form or script requests a browser load. */
  readonly isOptedOut: boolean;
  /** The address is one of the site's pages in the language that is shown. */
  readonly isPage: boolean;
  /** The document is stale: too old, a newer build is out, or code failed to load. */
  readonly isStale: boolean;
  /** The current history entry is the shown page's; false while a traversal is loading. */
  readonly isSettled: boolean;
  /** Back or forward to another state of the page that is shown. */
  readonly leadsToShownPage: boolean;
}

/** `browser`: not intercepted; `show`: replaces the shown page; `reload`: as `show`, but reloaded. */
export type NavigationRule = 'browser' | 'show' | 'reload';

/** Whether to intercept a navigation. A page is reloaded by not intercepting, where possible. */
export function decideNavigation(facts: NavigationFacts): NavigationRule {
  if (!facts.canIntercept || facts.isDownload || facts.isPost || facts.type === 'reload') return 'browser';
  return facts.type === 'traverse' ? decideTraversal(facts) : decideVisit(facts);
}

function decideVisit(facts: NavigationFacts): NavigationRule {
  if (facts.isFragmentOnly) return facts.isSettled ? 'browser' : 'show';
  // A page writes its own states to the history.
  if (facts.isSameDocument || facts.isOptedOut || !facts.isPage || facts.isStale) return 'browser';
  return 'show';
}

/** Traversals within one document load nothing in the browser, so they must be intercepted. */
function decideTraversal(facts: NavigationFacts): NavigationRule {
  if (!facts.isSameDocument || facts.leadsToShownPage) return 'browser';
  return facts.isStale || !facts.isPage ? 'reload' : 'show';
}
