import type { Locale } from '#domain/kernel/locale.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { siteLocales } from '#domain/place/page-locales.ts';
import { readText, type PageText } from '#domain/site/page-text.ts';

const texts = import.meta.glob<string>('/content/pages/*/*.md', { query: '?raw', import: 'default', eager: true });

/** The text of a page by editors, or the operator's in its place. @throws when it is missing */
export function readPageText(name: string, locale: Locale, site: SiteSettings): PageText {
  const text = site.content?.texts[`${name}/${locale}`] ?? texts[`/content/pages/${name}/${locale}.md`];
  if (text === undefined) throw new Error(`content/pages/${name}/${locale}.md is missing`);
  return readTextIn(locale, text, site);
}

/** A text in one language; its placeholders are in that language too. @throws when its header is incomplete */
export function readTextIn(locale: Locale, text: string, site: SiteSettings): PageText {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const languages = [locale, ...siteLocales(site).filter((other) => other !== locale)];
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return readText(text, { ...site, siteLanguages: list.format(languages.map((code) => names.of(code) ?? code)) });
}
