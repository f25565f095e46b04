import { isLocale } from '#domain/kernel/locale.ts';

const secondsIn365Days = 365 * 24 * 60 * 60;

/** The cookie that `/` redirects by. */
function localeCookie(locale: string, isSecure: boolean): string {
  return `locale=${locale}; Path=/; Max-Age=${secondsIn365Days}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Stores the language when a link of the language switch is followed; the link works without. */
export function rememberLanguageChoice(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-locale]') : null;
    const locale = link?.getAttribute('data-locale') ?? '';
    if (isLocale(locale)) page.cookie = localeCookie(locale, page.location.protocol === 'https:');
  });
}
