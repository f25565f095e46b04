import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';
import { ruleFor, type RouteRules } from '#domain/site/route-rules.ts';
import type { MatchRoute } from '#web/shared/definition/routes.ts';

interface Site {
  readonly origin: string;
  readonly locale: Locale;
  readonly rules: RouteRules;
  readonly matchRoute: MatchRoute;
}

/**
 * The page of an address that client-side navigation can show; null: a browser load. Another language is a browser load: all
 * messages and the document's language change, and its history entries belong to another document.
 */
export function pageAt(url: URL, { origin, locale, rules, matchRoute }: Site): string | null {
  if (url.origin !== origin || isLanguageChoice(url)) return null;
  const spelled = decodePath(url.pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
  const address = splitLocale(spelled);
  if (localizePath(address.path, locale) !== spelled) return null;
  // Feeds and files have an extension; pages do not.
  if (/\.[^/]*$/.test(address.path) || ruleFor(address.path, rules) !== null) return null;
  return matchRoute(address.path);
}

/** `/?locale=en` stores a language before it shows the page. */
function isLanguageChoice({ pathname, searchParams }: URL): boolean {
  return pathname === '/' && searchParams.has('locale');
}

/** Malformed addresses are not pages either. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/.';
  }
}
