import type { ReviewReason } from '#domain/review/review-status.ts';

interface MailNames {
  readonly siteName: string;
  readonly provider: string;
}

const reasons: Readonly<Record<ReviewReason, string>> = {
  'not-about-esim': 'Not about an eSIM or its provider',
  advertising: 'Advertising',
  'personal-data': 'Personal data',
  abusive: 'Insults or threats',
  'not-own-experience': 'Not the writer’s own experience',
  duplicate: 'Sent more than once',
  unreadable: 'Cannot be understood',
  'requested-by-author': 'At the writer’s request',
  legal: 'Legal reasons',
};

/** Texts about moderation: on the about page, and in mails to authors. Used by the server only. */
export const moderationTexts = {
  reasons,
  figures: {
    heading: 'Reviews in figures',
    lead: 'What became of all reviews sent to this site so far:',
    received: 'Received',
    published: 'Published',
    pending: 'Waiting to be read',
    rejected: 'Not published',
    removed: 'Taken down later',
    reasonsLead: 'Why reviews were not published or were taken down:',
  },
  mail: {
    greeting: 'Hello,',
    received: {
      subject: ({ siteName }: Pick<MailNames, 'siteName'>) => `Your review has arrived – ${siteName}`,
      text: ({ siteName, provider }: MailNames) =>
        `Thank you for your review of ${provider} on ${siteName}. A person reads every review before it is published. You will get a message as soon as yours has been read.`,
    },
    published: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Your review of ${provider} is published`,
      text: ({ siteName, provider }: MailNames) =>
        `Your review of ${provider} is now on ${siteName}. Thank you for helping other travellers.`,
    },
    rejected: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Your review of ${provider} is not published`,
      text: ({ siteName, provider }: MailNames) =>
        `We have read your review of ${provider} and cannot publish it on ${siteName}. The rating you gave has no part in this decision.`,
    },
    removed: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Your review of ${provider} has been taken down`,
      text: ({ siteName, provider }: MailNames) =>
        `Your review of ${provider} is no longer on ${siteName}. The rating you gave has no part in this decision.`,
    },
    reply: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `${provider} has replied to your review`,
      text: ({ siteName, provider }: MailNames) =>
        `${provider} has replied to your review on ${siteName}. This is the reply:`,
    },
    reason: ({ reason }: { reason: string }) => `Reason: ${reason}.`,
    readReviews: ({ address }: { address: string }) => `All reviews: ${address}`,
    objection: ({ address }: { address: string }) => `If you think this is a mistake, tell us: ${address}`,
    why: ({ siteName, address }: { siteName: string; address: string }) =>
      `You get this message because this address was given with a review on ${siteName}. If it was not you, or if you want the address to be deleted: ${address}`,
  },
};

/** English is the type of all other languages. */
export type ModerationTexts = typeof moderationTexts;
