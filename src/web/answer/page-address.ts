import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';

const payloadSuffix = '/_payload.json';

/** A path of a request, taken apart. */
export interface PageAddress {
  /** True: a request for the payload, not the HTML. */
  readonly isPayload: boolean;
  readonly locale: Locale;
  /** Normalized path: decoded, lower case, no language, no trailing slash. */
  readonly path: string;
  /** True: the request already had the normalized spelling. */
  readonly isExact: boolean;
  /** The path as shown on the not-found page. */
  readonly shownPath: string;
}

/** Null: malformed percent-encoding. */
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

/** Parses the raw path name of a request. Does not check that a page exists. */
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

/** The inverse of `readAddress`. @param path without language prefix */
export function writeAddress(path: string, { locale, isPayload }: Pick<PageAddress, 'locale' | 'isPayload'>): string {
  const page = localizePath(path, locale);
  if (!isPayload) return page;
  return page === '/' ? payloadSuffix : page + payloadSuffix;
}
