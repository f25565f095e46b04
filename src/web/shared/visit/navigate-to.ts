/** Navigation info that opts out of client-side navigation. */
export const reloadInfo = { reload: true } as const;

/** What a navigation's own `says` asks screen readers to be told instead of the page's title; null: nothing. */
export function saidByNavigation(info: unknown): string | null {
  return typeof info === 'object' && info !== null && 'says' in info && typeof info.says === 'string'
    ? info.says
    : null;
}

interface NavigateOptions {
  /** Required for addresses on other sites. */
  readonly isExternal?: boolean;
  /** The browser reloads the page instead of fetching its payload. */
  readonly isReload?: boolean;
  /** Replaces the current history entry. */
  readonly isReplacement?: boolean;
  /** Told to screen readers instead of the new page's title. */
  readonly says?: string;
}

/**
 * Navigates by script.
 * @throws for an address on another site without `isExternal`, or one that cannot be visited
 */
export function navigateTo(address: string, options: NavigateOptions = {}): void {
  const { isExternal = false, isReload = false, isReplacement = false, says } = options;
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
    ...(says !== undefined && { info: { says } }),
    ...(isReload && { info: reloadInfo }),
  });
  // Rejections mean another navigation has replaced this one.
  void Promise.allSettled([committed, finished]);
}
