import { wholeNumber, type SettingsOf } from './setting-values.ts';

export interface PageCacheSettings {
  /** Capacity in bytes; 0: pages are rendered for every request. */
  readonly maxBytes: number;
  /** `s-maxage` for shared caches such as a CDN, for visitors without choices; 0: not cached. */
  readonly sharedSeconds: number;
}

const mebibyte = 1024 * 1024;

export const defaultPageCache: PageCacheSettings = { maxBytes: 128 * mebibyte, sharedSeconds: 0 };

export const pageCacheSettingsShape = {
  PAGE_CACHE_MB: wholeNumber({ unit: ' of megabytes', least: 0, most: 99_999 }).default(
    defaultPageCache.maxBytes / mebibyte,
  ),
  CDN_SECONDS: wholeNumber({ unit: ' of seconds', least: 0, most: 3600 }).default(defaultPageCache.sharedSeconds),
};

export function buildPageCacheSettings(settings: SettingsOf<typeof pageCacheSettingsShape>): PageCacheSettings {
  return { maxBytes: settings.PAGE_CACHE_MB * mebibyte, sharedSeconds: settings.CDN_SECONDS };
}
