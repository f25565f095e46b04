import { z } from 'zod';

/** Settings of the page cache. */
export interface PageCacheSettings {
  /** Capacity in bytes; 0: pages are rendered for every request. */
  readonly maxBytes: number;
  /** `s-maxage` for shared caches such as a CDN, for visitors without choices; 0: not cached. */
  readonly sharedSeconds: number;
}

const mebibyte = 1024 * 1024;

export const defaultPageCache: PageCacheSettings = { maxBytes: 128 * mebibyte, sharedSeconds: 0 };

export const pageCacheSettingsShape = {
  PAGE_CACHE_MB: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text), 'must be a whole number of megabytes from 0 to 99999')
    .transform(Number)
    .default(defaultPageCache.maxBytes / mebibyte),
  CDN_SECONDS: z
    .string()
    .refine(
      (text) => /^\d{1,4}$/.test(text) && Number(text) <= 3600,
      'must be a whole number of seconds from 0 to 3600',
    )
    .transform(Number)
    .default(defaultPageCache.sharedSeconds),
};

export function buildPageCacheSettings(settings: {
  readonly PAGE_CACHE_MB: number;
  readonly CDN_SECONDS: number;
}): PageCacheSettings {
  return { maxBytes: settings.PAGE_CACHE_MB * mebibyte, sharedSeconds: settings.CDN_SECONDS };
}
