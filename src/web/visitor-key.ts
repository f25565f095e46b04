import { readAddress } from './page-address.ts';
import { redirectByLanguage } from './language-redirect.ts';
import { readCurrency, readTheme } from './load-shell.ts';
import { readRemembered, writeRemembered } from './read-remembered.ts';
import type { SiteRequest, VisitorKey } from './site-contract.ts';

/** By what a visitor's pages differ from those of others; null: the address redirects by language. */
export function visitorKey(request: SiteRequest): VisitorKey | null {
  if (request.path === '/' && redirectByLanguage(request, readAddress('/'), '') !== null) return null;
  const { cookies } = request;
  const { trip, promo, compare = '' } = writeRemembered(readRemembered(cookies));
  return {
    // Nothing picked is not the same as USD: what comes first differs by language where the operator says so.
    frame: `${readCurrency(cookies.currency) ?? 'first'} ${readTheme(cookies.theme) ?? 'system'}`,
    remembered: `${trip} ${promo} ${compare}`,
  };
}
