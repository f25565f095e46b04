import { builtOfNone, wholeNumber, type SettingsOf } from './setting-values.ts';

const mebibyte = 1024 * 1024;

export const pageCacheSettingsShape = {
  PAGE_CACHE_MB: wholeNumber({ unit: ' of megabytes', least: 0, most: 99_999 }).default(128),
  CDN_SECONDS: wholeNumber({ unit: ' of seconds', least: 0, most: 3600 }).default(0),
};

export function buildPageCacheSettings(settings: SettingsOf<typeof pageCacheSettingsShape>) {
  return {
    /** Capacity in bytes; 0: pages are rendered for every request. */
    maxBytes: settings.PAGE_CACHE_MB * mebibyte,
    /** `s-maxage` for shared caches such as a CDN, for visitors without choices; 0: not cached. */
    sharedSeconds: settings.CDN_SECONDS,
  };
}

export type PageCacheSettings = ReturnType<typeof buildPageCacheSettings>;

export const defaultPageCache = builtOfNone(pageCacheSettingsShape, buildPageCacheSettings);
