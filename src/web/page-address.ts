import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';

const payloadSuffix = '/_payload.json';

/** A path of a request, taken apart. */
export interface PageAddress {
  /** True when the payload of the page was asked for, not its HTML. */
  readonly isPayload: boolean;
  readonly locale: Locale;
  /** The page's path in its one spelling as far as spelling goes: decoded, lower case, no language, no trailing slash. */
  readonly path: string;
  /** True when the request spelled it in just that way. */
  readonly isExact: boolean;
  /** What a visitor is shown when there is no such page. */
  readonly shownPath: string;
}

/** Undoes percent-encoding; null: it is malformed. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const longestShownPath = 300;

function shorten(path: string): string {
  return path.length > longestShownPath ? `${path.slice(0, longestShownPath)}…` : path;
}

/** Reads the raw path name of a request. Any text is an address; whether a page lies there is another question. */
export function readAddress(rawPath: string): PageAddress {
  const isPayload = rawPath.endsWith(payloadSuffix);
  const asked = isPayload ? rawPath.slice(0, -payloadSuffix.length) || '/' : rawPath;
  const decoded = decodePath(asked);
  const spelled = (decoded ?? asked)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
  const { locale, path, prefixed } = splitLocale(spelled);
  return {
    isPayload,
    locale,
    path,
    isExact: spelled === asked && !(prefixed && localizePath(path, locale) !== spelled),
    shownPath: shorten(decoded ?? asked),
  };
}

/** Where a page lies: the inverse of `readAddress`. @param path without language prefix */
export function writeAddress(path: string, { locale, isPayload }: Pick<PageAddress, 'locale' | 'isPayload'>): string {
  const page = localizePath(path, locale);
  if (!isPayload) return page;
  return page === '/' ? payloadSuffix : page + payloadSuffix;
}
