import type { Locale } from '#domain/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import type { Context } from '#runtime/context.ts';
import { escapeXml } from './xml-text.ts';

const entriesShown = 50;

/** Without language prefix. */
const feedPath = '/reviews/feed.xml';

/**
 * The newest reviews as an Atom feed (RFC 4287) whose own words are in a language. Texts are text, never markup, and keep
 * the language they were written in.
 */
export async function buildReviewFeed(locale: Locale, { reviews, site, now }: Context): Promise<string> {
  const { reviews: latest } = await reviews.published({ page: 1, pageSize: entriesShown });
  const page = site.origin + localizePath('/reviews', locale);
  const self = site.origin + localizePath(feedPath, locale);
  const title = messagesFor(locale).reviews.feedTitle({ siteName: site.name });
  // A feed has a time even when there is nothing in it yet.
  const updated = latest[0]?.publishedAt ?? now().toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<author><name>${escapeXml(site.name)}</name></author>
${latest.map((review) => writeEntry(review, { page, locale })).join('\n')}
</feed>
`;
}

function writeEntry(review: PublishedReview, { page, locale }: { readonly page: string; readonly locale: Locale }) {
  const { id, provider, authorName, rating, text, publishedAt } = review;
  const words = messagesFor(locale).reviews.rating({ rating });
  const language = review.language === null ? '' : ` xml:lang="${review.language}"`;
  const address = `${page}?provider=${provider.slug}#review-${id}`;
  return `<entry>
<id>urn:uuid:${escapeXml(id)}</id>
<title>${escapeXml(`${provider.name}: ${words}`)}</title>
<published>${publishedAt}</published>
<updated>${review.reply?.at ?? publishedAt}</updated>
<author><name>${escapeXml(authorName)}</name></author>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<content type="text"${language}>${escapeXml(text)}</content>
</entry>`;
}
