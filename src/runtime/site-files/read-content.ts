import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import { siteLocales } from '#domain/place/page-locales.ts';
import {
  checkOwnText,
  parseContentPath,
  replaceableTexts,
  writtenLanguages,
  type ContentFile,
  type CheckedText,
  type OwnContent,
  type OwnPage,
} from '#domain/site/own-content.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import type { FoundFile } from './list-files.ts';

interface OwnText extends Omit<CheckedText, 'body'> {
  readonly file: ContentFile;
  readonly source: string;
}

/** Texts by their path below the folder, and what is wrong with the others, one sentence each. */
export interface ContentFiles {
  readonly texts: ReadonlyMap<string, OwnText>;
  readonly problems: readonly string[];
}

const largestText = 500_000;

/** Reads the folder `content`. What is broken now stays as it was. @param before the last reading */
export async function readContent(
  found: readonly FoundFile[],
  before: ContentFiles['texts'],
  site: SiteSettings,
): Promise<ContentFiles> {
  const texts = new Map<string, OwnText>();
  const problems: string[] = [];
  for (const each of found) {
    try {
      texts.set(each.path, await readOne(each, site));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`content/${each.path}: ${reason}.`);
      const last = before.get(each.path);
      if (last !== undefined) texts.set(each.path, last);
    }
  }
  return { texts, problems };
}

/** @throws with the rest of a sentence */
async function readOne({ path, file, size }: FoundFile, site: SiteSettings): Promise<OwnText> {
  const kind = parseContentPath(path);
  if (kind === null)
    throw new Error(
      `texts are ${locales[0]}/name.md, pages/${replaceableTexts.join('|')}/${locales[0]}.md or blog/${locales[0]}/name.md, names of small letters, digits and "-"`,
    );
  if (size > largestText) throw new Error('the text has more than 500 kB');
  const source = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const { body, ...facts } = checkOwnText(source, kind, site);
  marked.walkTokens(marked.lexer(body, { gfm: true }), (token) => {
    if (token.type === 'html')
      throw new Error(`HTML is not shown, so write Markdown: ${token.raw.trim().slice(0, 60)}`);
  });
  return { ...facts, file: kind, source };
}

/** What the texts come to on a site with its languages. */
export function buildContent(
  texts: ContentFiles['texts'],
  site: SiteSettings,
): Pick<SiteSettings, 'content' | 'written'> {
  const on = siteLocales(site);
  const shown = [...texts.values()].filter(({ file }) => on.includes(file.locale));
  if (shown.length === 0) return {};
  const content: OwnContent = {
    pages: shown.flatMap(({ file, source, title, place, order }): OwnPage[] =>
      file.kind === 'page' ? [{ slug: file.slug, locale: file.locale, title, place, order, source }] : [],
    ),
    texts: Object.fromEntries(
      shown.flatMap(({ file, source }) => (file.kind === 'text' ? [[`${file.name}/${file.locale}`, source]] : [])),
    ),
    articles: Object.fromEntries(
      shown.flatMap(({ file, source }) =>
        file.kind === 'article' ? [[`${file.locale}/${file.slug}.md`, source]] : [],
      ),
    ),
  };
  return { content, written: writtenLanguages(content, on, shippedLanguages) };
}

const shippedFolder = new URL('../../../content/blog/', import.meta.url);

/** The languages in which an article ships; empty: it does not. */
function shippedLanguages(slug: string): readonly Locale[] {
  return locales.filter((locale) => shippedArticles(locale).has(`${slug}.md`));
}

const shippedArticles = memo((locale: Locale) => new Set(readdirSync(new URL(`${locale}/`, shippedFolder))), {
  most: locales.length,
});

/** What visitors of some languages will notice, one sentence each: replaced texts that are not in all languages of the site. */
export function describeGaps(site: SiteSettings): readonly string[] {
  return replaceableTexts.flatMap((name) => {
    const written = site.written?.[`/${name}`];
    const missing = written === undefined ? [] : siteLocales(site).filter((locale) => !written.includes(locale));
    if (written === undefined || missing.length === 0) return [];
    return [
      `content/pages/${name} is written in ${written.join(', ')} and not in ${missing.join(', ')}, where links lead to another language.`,
    ];
  });
}
