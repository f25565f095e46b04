import type { Context } from '#runtime/services/context.ts';
import { articlePath, listArticles } from '#web/features/guide/articles/articles.ts';
import { readingMinutes } from '#web/features/guide/articles/reading-time.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';

/** An article in the list of articles. */
interface ArticleEntry {
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly minutes: number;
}

export interface BlogData {
  /** Newest first. */
  readonly articles: readonly ArticleEntry[];
}

export function loadBlog({ locale, messages }: PageRequest, { site }: Context): Loaded<BlogData> {
  const title = messages.common.nav.blog;
  return {
    kind: 'page',
    head: { title, description: messages.blog.description, feed: { path: '/blog/feed.xml', title } },
    search: '',
    data: {
      articles: listArticles(locale, site).map((article) => ({
        path: articlePath(article),
        title: article.title,
        description: article.description,
        updated: article.updated,
        minutes: readingMinutes(article.body, locale),
      })),
    },
  };
}
