import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { withColon } from '#i18n/punctuation.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/services/context.ts';
import { writeAtomFeed, type AtomEntry } from '#web/shared/feed/atom-feed.ts';

const entriesShown = 50;

/** The newest reviews as an Atom feed. Texts are text, never markup, and keep the language they were written in. */
export async function buildReviewFeed(locale: Locale, { reviews, site, now }: Context): Promise<string> {
  const { reviews: latest } = await reviews.published({ page: 1, pageSize: entriesShown });
  const page = site.origin + localizePath('/reviews', locale);
  return writeAtomFeed({
    locale,
    site,
    path: '/reviews/feed.xml',
    page: '/reviews',
    title: messagesFor(locale).reviews.feedTitle({ siteName: site.name }),
    // `updated` is required even in an empty feed.
    updated: latest[0]?.publishedAt ?? now().toISOString(),
    entries: latest.map((review) => shapeEntry(review, { page, locale })),
  });
}

function shapeEntry(
  { id, provider, authorName, rating, text, language, publishedAt, reply }: PublishedReview,
  { page, locale }: { readonly page: string; readonly locale: Locale },
): AtomEntry {
  const words = messagesFor(locale).reviews.rating({ rating });
  return {
    id: `urn:uuid:${id}`,
    title: withColon(isolateText(provider.name), words, locale),
    published: publishedAt,
    updated: reply?.at ?? publishedAt,
    author: isolateText(authorName),
    address: `${page}?provider=${provider.slug}#review-${id}`,
    content: isolateText(text),
    type: 'text',
    language,
  };
}
