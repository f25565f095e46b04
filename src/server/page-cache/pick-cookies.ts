import type { SiteRequest } from '#web/site-contract.ts';

const names = ['locale', 'currency', 'theme', 'trip', 'promo', 'compare'] as const;

/** Only the cookies that pages depend on. */
export function pickCookies(cookies: Readonly<Record<string, string | undefined>>): SiteRequest['cookies'] {
  const picked: { [Name in (typeof names)[number]]?: string } = {};
  for (const name of names) {
    const value = cookies[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
