import { locales } from '#domain/kernel/locale.ts';
import { languageLink } from './language-link.ts';
import { languageNames } from '#web/components/page/language-names.ts';
import { usePage } from '#web/components/page/page-environment.tsx';
import { usePresentPath } from '#web/components/page/present-path.ts';

/** A link to this page, as it stands now, in each language; following one stores the language. */
export function LanguageLinks() {
  const { shell } = usePage();
  const path = usePresentPath();
  return locales.map((locale) => (
    <a
      key={locale}
      href={languageLink(path, locale)}
      lang={locale}
      hrefLang={locale}
      data-locale={locale}
      aria-current={locale === shell.locale ? 'true' : undefined}
    >
      {languageNames[locale]}
    </a>
  ));
}
