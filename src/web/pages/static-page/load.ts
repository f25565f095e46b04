import { marked } from 'marked';
import type { Locale } from '#domain/locale.ts';
import type { Context } from '#runtime/context.ts';
import type { Loaded, PageRequest } from '#web/load-page.ts';
import { readText } from './read-text.ts';

export type StaticPageName = 'about' | 'contact' | 'privacy' | 'terms';

export interface StaticPageData {
  readonly name: StaticPageName;
  readonly heading: string;
  /** Written by the site's own editors, so it may stand in the page as it is. */
  readonly html: string;
}

const texts = import.meta.glob<string>('/content/pages/*/*.md', { query: '?raw', import: 'default', eager: true });

/** @throws when an editor's text is missing */
function textOf(name: StaticPageName, locale: Locale): string {
  const text = texts[`/content/pages/${name}/${locale}.md`];
  if (text === undefined) throw new Error(`content/pages/${name}/${locale}.md is missing`);
  return text;
}

export async function loadStaticPage(
  { parameters, locale }: PageRequest<{ readonly name: StaticPageName }>,
  context: Context,
): Promise<Loaded<StaticPageData>> {
  const { title, description, body } = readText(textOf(parameters.name, locale), context.site);
  const html = await marked.parse(body, { gfm: true });
  return {
    kind: 'page',
    head: { title, description },
    search: '',
    data: { name: parameters.name, heading: title, html },
  };
}
