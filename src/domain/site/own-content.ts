import { locales, type Locale } from '#domain/kernel/locale.ts';
import { readArticle } from './article.ts';
import { staticPageNames } from './static-pages.ts';
import { readText, textPlaceholders, type TextSettings } from './page-text.ts';

const pagePlaces = ['navigation', 'footer', 'none'] as const;

export type PagePlace = (typeof pagePlaces)[number];

export interface OwnPage {
  /** The last segment of its address, the same in every language. */
  readonly slug: string;
  readonly locale: Locale;
  readonly title: string;
  readonly place: PagePlace;
  /** Among the links of its place, smallest first. */
  readonly order: number;
  /** With its header; see `readText`. */
  readonly source: string;
}

/** Texts of an operator over those that ship. */
export interface OwnContent {
  readonly pages: readonly OwnPage[];
  /** In place of shipped texts, by `privacy/en`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Articles by `en/slug.md`. */
  readonly articles: Readonly<Record<string, string>>;
}

export const replaceableTexts: readonly string[] = [...staticPageNames, 'licences'].toSorted();

/** What a file of the folder `content` is, by its path. */
export type ContentFile =
  | { readonly kind: 'page'; readonly locale: Locale; readonly slug: string }
  | { readonly kind: 'text'; readonly locale: Locale; readonly name: string }
  | { readonly kind: 'article'; readonly locale: Locale; readonly slug: string };

const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';
const localePattern = locales.join('|');
const pageFile = new RegExp(`^(${localePattern})/(${slugPattern})\\.md$`);
const textFile = new RegExp(`^pages/(${replaceableTexts.join('|')})/(${localePattern})\\.md$`);
const articleFile = new RegExp(`^blog/(${localePattern})/(${slugPattern})\\.md$`);

function localeOf(text: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === text);
}

/** Null: no text of a site. @param path below the folder, with `/` */
export function parseContentPath(path: string): ContentFile | null {
  const [, pageLocale, slug = ''] = pageFile.exec(path) ?? [];
  const [, name = '', textLocale] = textFile.exec(path) ?? [];
  const [, articleLocale, articleSlug = ''] = articleFile.exec(path) ?? [];
  const [ofPage, ofText, ofArticle] = [localeOf(pageLocale), localeOf(textLocale), localeOf(articleLocale)];
  if (ofPage !== undefined) return { kind: 'page', locale: ofPage, slug };
  if (ofText !== undefined) return { kind: 'text', locale: ofText, name };
  return ofArticle === undefined ? null : { kind: 'article', locale: ofArticle, slug: articleSlug };
}

export function ownPagePath({ slug }: Pick<OwnPage, 'slug'>): string {
  return `/pages/${slug}`;
}

const fieldsOf: Readonly<Record<ContentFile['kind'], readonly string[]>> = {
  page: ['title', 'description', 'place', 'order'],
  text: ['title', 'description'],
  article: ['title', 'description', 'published', 'updated', 'author', 'destinations'],
};

const longestTitle = 80;

export interface CheckedText {
  /** Markdown with the settings filled in. */
  readonly body: string;
  readonly title: string;
  readonly place: PagePlace;
  readonly order: number;
}

/** Checks a text as far as words go. @throws with the rest of a sentence */
export function checkOwnText(source: string, file: ContentFile, site: TextSettings): CheckedText {
  checkFields(source, fieldsOf[file.kind]);
  checkPlaceholders(source);
  const { title, body, field } =
    file.kind === 'article' ? { ...readArticle(file.slug, source, site), field: () => null } : readText(source, site);
  if (title.length > longestTitle) throw new Error(`the title has more than ${longestTitle} characters`);
  return { title, body, place: readPlace(field('place')), order: readOrder(field('order')) };
}

function checkFields(source: string, known: readonly string[]): void {
  const header = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1] ?? '';
  for (const line of header.split('\n').filter((each) => each.trim() !== '')) {
    const name = /^(\w+):/.exec(line)?.[1] ?? line.trim();
    if (!known.includes(name)) throw new Error(`its header may hold only ${known.join(', ')}, and has "${name}"`);
  }
}

function checkPlaceholders(source: string): void {
  const known: readonly string[] = [...textPlaceholders, '/if'];
  const names = [...source.matchAll(/\{(?:#if !?)?([\w/]+)\}/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`{${unknown}} is nothing that the settings know; they know ${textPlaceholders.join(', ')}`);
}

function readPlace(text: string | null): PagePlace {
  const place = pagePlaces.find((each) => each === (text ?? 'none'));
  if (place === undefined) throw new Error(`place must be one of ${pagePlaces.join(', ')}; it is "${text}"`);
  return place;
}

function readOrder(text: string | null): number {
  if (text === null) return 0;
  if (!/^-?\d{1,4}$/.test(text)) throw new Error(`order must be a whole number; it is "${text}"`);
  return Number(text);
}

/**
 * The languages of pages that are not in every language, by path.
 * @param on the languages of the site
 * @param shipped languages of the shipped articles, by slug
 */
export function writtenLanguages(
  { pages, texts, articles }: OwnContent,
  on: readonly Locale[],
  shipped: (slug: string) => readonly Locale[],
): Readonly<Record<string, readonly Locale[]>> {
  const found = new Map<string, Set<Locale>>();
  const add = (path: string, locale: Locale | undefined): void => {
    if (locale !== undefined) found.set(path, (found.get(path) ?? new Set()).add(locale));
  };
  for (const page of pages) add(ownPagePath(page), page.locale);
  for (const key of Object.keys(texts)) add(`/${key.split('/')[0]}`, localeOf(key.split('/')[1]));
  for (const key of Object.keys(articles)) {
    const [locale, slug = ''] = key.replace(/\.md$/, '').split('/');
    for (const each of [localeOf(locale), ...shipped(slug)]) add(`/blog/${slug}`, each);
  }
  return Object.fromEntries([...found].map(([path, set]) => [path, on.filter((locale) => set.has(locale))]));
}

/** A link to a page of the operator; `locale` is the language that it is in. */
export interface OwnLink {
  readonly path: string;
  readonly title: string;
  readonly locale: Locale;
}

/** The links of a place for pages in a language: each page once, in that language, else in English, else in its first. */
export function ownLinks({ pages }: OwnContent, place: PagePlace, locale: Locale): readonly OwnLink[] {
  const slugs = [...new Set(pages.map(({ slug }) => slug))];
  return slugs
    .flatMap((slug) => {
      const versions = pages.filter((page) => page.slug === slug);
      const find = (wished: Locale): OwnPage | undefined => versions.find((page) => page.locale === wished);
      return find(locale) ?? find('en') ?? versions[0] ?? [];
    })
    .filter((page) => page.place === place)
    .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
    .map((page) => ({ path: ownPagePath(page), title: page.title, locale: page.locale }));
}
