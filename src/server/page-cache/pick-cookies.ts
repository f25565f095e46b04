import type { SiteRequest } from '#web/site-contract.ts';

const names = ['locale', 'currency', 'theme', 'trip', 'promo', 'compare'] as const;

/** The cookies that pages depend on, and no other. */
export function pickCookies(cookies: Readonly<Record<string, string | undefined>>): SiteRequest['cookies'] {
  const picked: { [Name in (typeof names)[number]]?: string } = {};
  for (const name of names) {
    const value = cookies[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** Whether the visitor has chosen anything: what is sent then is for nobody else. */
export function hasChosen(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && names.some((name) => cookieHeader.includes(`${name}=`));
}
