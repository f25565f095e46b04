/** What a navigation says of itself, so that the site's own navigation lets the browser load the page. */
export const reloadInfo = { reload: true } as const;

interface NavigateOptions {
  /** Must be said to leave the site. */
  readonly isExternal?: boolean;
  /** The browser reloads the page instead of fetching its payload. */
  readonly isReload?: boolean;
  /** In the place of the present entry of the history. */
  readonly isReplacement?: boolean;
}

/**
 * Goes to an address by program.
 * @throws when the address is on another site and `isExternal` does not say so, or is none that can be visited
 */
export function navigateTo(address: string, options: NavigateOptions = {}): void {
  const { isExternal = false, isReload = false, isReplacement = false } = options;
  const url = new URL(address, location.href);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`Nobody can navigate to ${url.protocol}`);
  if (url.origin !== location.origin && !isExternal) {
    throw new Error(`Navigating to another site (${url.origin}) has to be said: isExternal`);
  }
  if (!('navigation' in globalThis)) {
    if (isReplacement) location.replace(url.href);
    else location.assign(url.href);
    return;
  }
  const { committed, finished } = navigation.navigate(url.href, {
    history: isReplacement ? 'replace' : 'auto',
    ...(isReload && { info: reloadInfo }),
  });
  // Another navigation may overtake it; then nothing is left to be done here.
  void Promise.allSettled([committed, finished]);
}
