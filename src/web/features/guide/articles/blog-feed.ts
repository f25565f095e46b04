import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Context } from '#runtime/services/context.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { writeAtomFeed, type AtomEntry } from '#web/shared/feed/atom-feed.ts';
import { articlePath, listArticles, startOfDay } from './articles.ts';
import type { Article } from '#domain/site/article.ts';
import { renderMarkdown } from '#web/features/guide/texts/render-markdown.ts';
import { escapeXml } from '#web/shared/feed/xml-text.ts';

/** The articles in a language as an Atom feed with full content, newest first. */
export async function buildBlogFeed(locale: Locale, { site, now }: Context): Promise<string> {
  const articles = listArticles(locale, site);
  const days = articles.map(({ updated }) => updated).sort();
  const newest = days.at(-1);
  return writeAtomFeed({
    locale,
    site,
    path: '/blog/feed.xml',
    page: '/blog',
    title: messagesFor(locale).blog.feedTitle({ siteName: site.name }),
    updated: newest === undefined ? now().toISOString() : startOfDay(newest),
    entries: articles.map((article) => shapeEntry(article, { site, locale })),
  });
}

function shapeEntry(
  article: Article,
  { site, locale }: { readonly site: SiteSettings; readonly locale: Locale },
): AtomEntry {
  const address = site.origin + localizePath(articlePath(article), locale);
  const { intro, sections } = renderMarkdown(article.body);
  const html = intro + sections.map((section) => `<h2>${escapeXml(section.heading)}</h2>\n${section.html}`).join('');
  return {
    id: address,
    title: article.title,
    published: startOfDay(article.published),
    updated: startOfDay(article.updated),
    author: article.author ?? site.name,
    address,
    // Feed readers have no base address for relative links.
    content: html.replaceAll('href="/', `href="${site.origin}/`),
    type: 'html',
  };
}
