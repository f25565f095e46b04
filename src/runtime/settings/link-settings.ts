import { isAbsolute, normalize } from 'node:path';
import { z } from 'zod';
import type { SiteLinks, StoreName } from './site-settings.ts';

const webAddress = z
  .string()
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), 'must begin with https:// or http://')
  .nullable()
  .default(null);

/** Below the data directory, so that it moves with the operator's other files. */
const picturePath = z
  .string()
  .refine(
    (text) => !isAbsolute(text) && !/^\.\.(?:[/\\]|$)/.test(normalize(text)),
    'must be the path of a file below DATA_DIR, e.g. badges/store.svg',
  )
  .nullable()
  .default(null);

/** Links to the operator's profiles and apps; part of the schema in `config.ts`. */
export const linkSettingsShape = {
  APP_STORE_URL: webAddress,
  APP_STORE_BADGE: picturePath,
  GOOGLE_PLAY_URL: webAddress,
  GOOGLE_PLAY_BADGE: picturePath,
  SOCIAL_URL: webAddress,
  SOCIAL_URL_JA: webAddress,
};

type LinkSettings = { readonly [Name in keyof typeof linkSettingsShape]: string | null };

export function buildLinks(settings: LinkSettings): SiteLinks {
  const store = (url: string | null, badge: string | null) => (url === null ? null : { url, badge });
  return {
    appStore: store(settings.APP_STORE_URL, settings.APP_STORE_BADGE),
    googlePlay: store(settings.GOOGLE_PLAY_URL, settings.GOOGLE_PLAY_BADGE),
    social: settings.SOCIAL_URL,
    socialJapanese: settings.SOCIAL_URL_JA,
  };
}

/** Names of the settings with artwork. */
export const badgeSettings: Readonly<Record<StoreName, string>> = {
  appStore: 'APP_STORE_BADGE',
  googlePlay: 'GOOGLE_PLAY_BADGE',
};
