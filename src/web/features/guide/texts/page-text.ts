import type { Locale } from '#domain/kernel/locale.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { readText, type PageText } from '#domain/site/page-text.ts';

const texts = import.meta.glob<string>('/content/pages/*/*.md', { query: '?raw', import: 'default', eager: true });

/** The text of a page by editors, or the operator's in its place. @throws when it is missing */
export function readPageText(name: string, locale: Locale, site: SiteSettings): PageText {
  const text = site.content?.texts[`${name}/${locale}`] ?? texts[`/content/pages/${name}/${locale}.md`];
  if (text === undefined) throw new Error(`content/pages/${name}/${locale}.md is missing`);
  return readText(text, site);
}
