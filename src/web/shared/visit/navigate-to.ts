/** Navigation info that opts out of client-side navigation. */
export const reloadInfo = { reload: true } as const;

interface NavigateOptions {
  /** Required for addresses on other sites. */
  readonly isExternal?: boolean;
  /** The browser reloads the page instead of fetching its payload. */
  readonly isReload?: boolean;
  /** Replaces the current history entry. */
  readonly isReplacement?: boolean;
}

/**
 * Navigates by script.
 * @throws for an address on another site without `isExternal`, or one that cannot be visited
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
  // Rejections mean another navigation has replaced this one.
  void Promise.allSettled([committed, finished]);
}
