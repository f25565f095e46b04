import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { needField, readText } from '#web/texts/read-text.ts';

/** An article with the operator's settings filled in. */
export interface Article {
  /** The last segment of its address, the same in every language. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Days, `2026-11-20`. */
  readonly published: string;
  readonly updated: string;
  /** Null: the site itself. */
  readonly author: string | null;
  /** Paths of related destinations, without language prefix. */
  readonly destinations: readonly string[];
  /** Markdown. */
  readonly body: string;
}

const texts = import.meta.glob<string>('/content/blog/*/*.md', { query: '?raw', import: 'default', eager: true });

/** The articles in a language, newest first; none where there is no blog. Memoized. */
export const listArticles = memo(readArticles, { most: locales.length });

function readArticles(locale: Locale, site: SiteSettings): readonly Article[] {
  return Object.entries(texts)
    .flatMap(([path, source]) => {
      const slug = new RegExp(`/${locale}/([a-z0-9-]+)\\.md$`).exec(path)?.[1];
      return slug === undefined ? [] : [readArticle(slug, source, site)];
    })
    .sort((a, b) => compareTexts(b.published, a.published) || compareTexts(a.slug, b.slug));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** @throws when the header is incomplete */
export function readArticle(slug: string, source: string, site: SiteSettings): Article {
  const { title, description, body, field } = readText(source, site);
  const published = readDay('published', field);
  const updated = readDay('updated', field);
  if (updated < published) throw new Error(`the article ${slug} is updated before it is published`);
  const destinations = (field('destinations') ?? '').split(',').map((name) => name.trim());
  return {
    slug,
    title,
    description,
    published,
    updated,
    author: field('author'),
    destinations: destinations.filter((name) => name !== '').map((name) => `/${name}`),
    body,
  };
}

function readDay(name: string, field: (name: string) => string | null): string {
  const day = needField(field(name), name);
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) {
    throw new Error(`${name}: ${day} is no day such as 2026-11-20`);
  }
  return day;
}

/** The start of a day in UTC, ISO 8601: feeds and sitemaps name instants. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** The address of an article without language prefix. */
export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`;
}
