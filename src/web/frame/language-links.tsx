import { languageOf } from '#domain/kernel/language.ts';
import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { usePresentPath } from '#web/shared/visit/present-path.ts';
import { localizePath } from '#i18n/localized-path.ts';

/** Links to this page in its current state in each language; following one stores the language. */
export function LanguageLinks() {
  const { shell } = usePage();
  const path = usePresentPath();
  return (shell.locales ?? locales).map((locale) => (
    <a
      key={locale}
      href={languageLink(path, locale, shell.written)}
      lang={locale}
      hrefLang={locale}
      data-locale={locale}
      aria-current={locale === shell.locale ? 'true' : undefined}
    >
      {languageOf(locale).name}
    </a>
  ));
}

/**
 * The same page in the other language, or its list of articles for an article that is not written in it, and its home page for another text. The English
 * home page redirects by language, so its link names the choice (`/?locale=en`), which the site then stores.
 */
export function languageLink(path: string, target: Locale, written: readonly Locale[] = locales): string {
  if (!written.includes(target)) return languageLink(path.startsWith('/blog/') ? '/blog' : '/', target);
  if (target !== defaultLocale || (path !== '/' && !path.startsWith('/?'))) return localizePath(path, target);
  return `/?locale=${defaultLocale}`;
}
