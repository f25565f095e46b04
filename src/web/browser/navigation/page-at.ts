import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';
import type { PageName } from '#web/page-view.ts';
import { ruleFor, type RouteRules } from '#domain/site/route-rules.ts';
import { matchRoute, type RouteName } from '#web/routes.ts';

/** Texts by editors share a page. */
const texts = ['about', 'contact', 'privacy', 'terms'] as const satisfies readonly RouteName[];

function isText(route: RouteName): route is (typeof texts)[number] {
  return (texts as readonly RouteName[]).includes(route);
}

interface Site {
  readonly origin: string;
  readonly locale: Locale;
  readonly rules: RouteRules;
}

/**
 * The page of an address that client-side navigation can show; null: a browser load. Another language is a browser load: all
 * messages and the document's language change, and its history entries belong to another document.
 */
export function pageAt(url: URL, { origin, locale, rules }: Site): PageName | null {
  if (url.origin !== origin || isLanguageChoice(url)) return null;
  const spelled = decodePath(url.pathname)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
  const address = splitLocale(spelled);
  if (localizePath(address.path, locale) !== spelled) return null;
  // Feeds and files have an extension; pages do not.
  if (/\.[^/]*$/.test(address.path) || ruleFor(address.path, rules) !== null) return null;
  const route = matchRoute(address.path);
  return route !== null && isText(route) ? 'static-page' : route;
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
