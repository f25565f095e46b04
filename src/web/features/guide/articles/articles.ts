import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memo } from '#domain/kernel/memo.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { readArticle, type Article } from '#domain/site/article.ts';

const texts = import.meta.glob<string>('/content/blog/*/*.md', { query: '?raw', import: 'default', eager: true });

/** The articles in a language, newest first; none where there is no blog. Memoized. */
export const listArticles = memo(readArticles, { most: locales.length });

function readArticles(locale: Locale, site: SiteSettings): readonly Article[] {
  const shipped = Object.entries(texts).map(([path, source]) => [path.replace('/content/blog/', ''), source] as const);
  // The operator's stand over those that ship under the same name.
  const all = new Map([...shipped, ...Object.entries(site.content?.articles ?? {})]);
  return [...all]
    .flatMap(([path, source]) => {
      const slug = new RegExp(`^${locale}/([a-z0-9-]+)\\.md$`).exec(path)?.[1];
      return slug === undefined ? [] : [readArticle(slug, source, site)];
    })
    .sort((a, b) => compareTexts(b.published, a.published) || compareTexts(a.slug, b.slug));
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The start of a day in UTC, ISO 8601: feeds and sitemaps name instants. */
export function startOfDay(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** The address of an article without language prefix. */
export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`;
}
