import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewReason } from '#domain/review/review-status.ts';
import { localizePath } from './localized-path.ts';
import { textsOf } from './languages/texts-of.ts';

export interface ReviewMailFacts {
  readonly kind: 'received' | 'published' | 'rejected' | 'removed' | 'changed' | 'reply';
  readonly locale: Locale;
  readonly providerName: string;
  readonly reason: ReviewReason | null;
  /** The seller's answer. */
  readonly reply: string | null;
  /** What of the review is not shown; null: all of it is. */
  readonly changes: { readonly pictures: number; readonly words: boolean } | null;
}

export interface MailSite {
  readonly name: string;
  /** Public origin without a trailing slash. */
  readonly origin: string;
}

/** A mail to the author of a review, in plain text and in the language the review was written in. */
export function writeReviewMail(
  { kind, locale, providerName: provider, reason, reply, changes }: ReviewMailFacts,
  site: MailSite,
): { readonly subject: string; readonly text: string } {
  const { mail, reasons } = textsOf(locale).moderation;
  const address = (path: string): string => `${site.origin}${localizePath(path, locale)}`;
  const names = { siteName: site.name, provider: isolateText(provider) };
  const wasTurnedDown = kind === 'rejected' || kind === 'removed';
  const paragraphs = [
    mail.greeting,
    mail[kind].text(names),
    reason === null ? null : mail.reason({ reason: reasons[reason] }),
    changes === null || changes.pictures === 0 ? null : mail.leftOut({ count: changes.pictures }),
    changes?.words === true ? mail.blackedOut : null,
    reply === null ? null : quote(reply),
    wasTurnedDown || changes !== null ? mail.objection({ address: address('/contact') }) : null,
    kind === 'published' || kind === 'reply' ? mail.readReviews({ address: address('/reviews') }) : null,
    // Two hyphens and a space begin what mail programs set apart (RFC 3676).
    `-- \n${mail.why({ siteName: site.name, address: address('/contact') })}`,
  ];
  const text = paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
  return { subject: mail[kind].subject(names), text: `${text}\n` };
}

export function quote(text: string): string {
  return isolateText(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
