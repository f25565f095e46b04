import type { Context } from '#runtime/services/context.ts';
import { articlePath, listArticles } from '#web/features/guide/articles/articles.ts';
import type { Article } from '#domain/site/article.ts';
import { readingMinutes } from '#web/features/guide/articles/reading-time.ts';
import type { PlaceData } from '#web/shared/place/place-data.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { loadActivePlaces, pathOf, pricePlaces } from '#web/shared/place/places.ts';
import { renderMarkdown, type RenderedText } from '#web/features/guide/texts/render-markdown.ts';

export interface ArticleData extends Pick<Article, 'title' | 'description' | 'published' | 'updated' | 'author'> {
  readonly text: RenderedText;
  readonly minutes: number;
  /** Destinations in the article that have plans. */
  readonly places: readonly PlaceData[];
  /** The other articles, newest first. */
  readonly others: readonly { readonly path: string; readonly title: string }[];
}

export async function loadArticle(
  request: PageRequest<{ readonly slug: string }>,
  context: Context,
): Promise<Loaded<ArticleData>> {
  const { parameters, locale, messages } = request;
  const articles = listArticles(locale, context.site);
  const article = articles.find(({ slug }) => slug === parameters.slug);
  if (article === undefined) return { kind: 'not-found' };
  const { title, description, published, updated, author, body } = article;
  const others = articles.filter((other) => other !== article);
  return {
    kind: 'page',
    head: { title, description, feed: { path: '/blog/feed.xml', title: messages.common.nav.blog } },
    search: '',
    data: {
      title,
      description,
      published,
      updated,
      author,
      text: renderMarkdown(body),
      minutes: readingMinutes(body, locale),
      places: await loadPlaces(article, request, context),
      others: others.map((other) => ({ path: articlePath(other), title: other.title })),
    },
  };
}

async function loadPlaces(
  { destinations }: Article,
  { locale, currency }: PageRequest<unknown>,
  context: Context,
): Promise<readonly PlaceData[]> {
  const [rates, places] = await Promise.all([context.currency.rates(), loadActivePlaces(locale, context)]);
  const byPath = new Map(places.map((place) => [pathOf(place.destination), place]));
  const named = destinations.flatMap((path) => byPath.get(path) ?? []);
  return pricePlaces(named, { currency, rates, locale }, context);
}
