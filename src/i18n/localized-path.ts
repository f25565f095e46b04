import { defaultLocale, isLocale, type Locale } from '#domain/kernel/locale.ts';

/**
 * The address of a page in a language: `/japan` is `/japan` in English and `/ja/japan` in Japanese; `/` is `/ja`.
 * @param path begins with `/` and has no language prefix; a query and a fragment may follow
 */
export function localizePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  const isHome = path === '/' || path.startsWith('/?') || path.startsWith('/#');
  return `/${locale}${isHome ? path.slice(1) : path}`;
}

export interface LocalePath {
  readonly locale: Locale;
  /** The rest, without the prefix; begins with `/`. */
  readonly path: string;
  /** True when the pathname names its language. For English that is the redundant `/en`, which has to redirect. */
  readonly prefixed: boolean;
}

/**
 * Splits a pathname: `/ja/japan` is `/japan` in Japanese. Only lower-case prefixes count; a path without one is
 * English. The inverse of `localizePath`.
 */
export function splitLocale(pathname: string): LocalePath {
  const [, prefix = ''] = pathname.split('/', 2);
  if (!isLocale(prefix)) return { locale: defaultLocale, path: pathname, prefixed: false };
  const rest = pathname.slice(prefix.length + 1);
  return { locale: prefix, path: rest === '' ? '/' : rest, prefixed: true };
}
