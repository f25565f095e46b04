import type { ReviewReason } from '#domain/review/review-status.ts';

interface MailNames {
  readonly siteName: string;
  readonly provider: string;
}

const reasons: Readonly<Record<ReviewReason, string>> = {
  'not-about-esim': 'Not about an eSIM or its seller',
  advertising: 'Advertising',
  'personal-data': 'Personal data',
  abusive: 'Insults or threats',
  'not-own-experience': 'Not the author’s own experience',
  duplicate: 'Sent more than once',
  unreadable: 'Impossible to understand',
  'requested-by-author': 'At the author’s request',
  legal: 'Legal reasons',
};

/** Texts about moderation: on the about page, and in mails to authors. Used by the server only. */
export const moderationTexts = {
  reasons,
  /** Confirmation of a submitted review. */
  received: 'Thank you. We read every review before publishing it.',
  figures: {
    heading: 'Reviews in numbers',
    lead: 'All reviews sent to this site so far:',
    received: 'Received',
    published: 'Published',
    pending: 'Waiting to be read',
    rejected: 'Not published',
    removed: 'Taken down later',
    reasonsLead: 'Why reviews weren’t published or were taken down:',
    reportsLead: 'Why published reviews were reported:',
  },
  mail: {
    greeting: 'Hello,',
    received: {
      subject: ({ siteName }: Pick<MailNames, 'siteName'>) => `We’ve received your review – ${siteName}`,
      text: ({ siteName, provider }: MailNames) =>
        `Thank you for your review of ${provider} on ${siteName}. A person reads every review before it is published. We’ll email you once yours has been read.`,
    },
    published: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Your review of ${provider} has been published`,
      text: ({ siteName, provider }: MailNames) =>
        `Your review of ${provider} is now on ${siteName}. Thank you for helping other travellers.`,
    },
    rejected: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Your review of ${provider} was not published`,
      text: ({ siteName, provider }: MailNames) =>
        `We’ve read your review of ${provider} and can’t publish it on ${siteName}. The rating you gave played no part in this decision.`,
    },
    removed: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Your review of ${provider} has been taken down`,
      text: ({ siteName, provider }: MailNames) =>
        `Your review of ${provider} is no longer on ${siteName}. The rating you gave played no part in this decision.`,
    },
    changed: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `Part of your review of ${provider} is not shown`,
      text: ({ siteName, provider }: MailNames) =>
        `We’ve left out part of your review of ${provider} on ${siteName}. The rating you gave played no part in this decision.`,
    },
    reply: {
      subject: ({ provider }: Pick<MailNames, 'provider'>) => `${provider} has replied to your review`,
      text: ({ siteName, provider }: MailNames) =>
        `${provider} has replied to your review on ${siteName}. This is the reply:`,
    },
    reason: ({ reason }: { reason: string }) => `Reason: ${reason}.`,
    leftOut: ({ count }: { count: number }) => `Screenshots left out: ${count}.`,
    blackedOut: 'Words that we can’t show are replaced by ▇.',
    readReviews: ({ address }: { address: string }) => `All reviews: ${address}`,
    objection: ({ address }: { address: string }) => `If you think this is a mistake, tell us: ${address}`,
    why: ({ siteName, address }: { siteName: string; address: string }) =>
      `You’re receiving this because this address was given with a review on ${siteName}. If that wasn’t you, or to have the address deleted: ${address}`,
  },
  /** What a review can be weighed by. */
  reviewFacts: {
    used: ({ month }: { month: string }) => `Used in ${month}`,
    worked: ({ things }: { things: string }) => `Worked: ${things}`,
    failed: ({ things }: { things: string }) => `Did not work: ${things}`,
    things: { data: 'mobile data', hotspot: 'hotspot sharing', calls: 'phone calls', support: 'the seller’s support' },
    given: 'The author got something for this review, so its stars don’t count',
  },
  reportMail: {
    received: {
      subject: ({ number }: { number: string }) => `We’ve received your report ${number}`,
      text: ({ provider, siteName, number }: { provider: string; siteName: string; number: string }) =>
        `Thank you for your report of a review of ${provider} on ${siteName}. Its number is ${number}. A person will read it and decide. We’ll email you the decision with its reasons.`,
    },
    decided: { subject: ({ number }: { number: string }) => `Our decision on your report ${number}` },
    removed: ({ number, provider, siteName }: { number: string; provider: string; siteName: string }) =>
      `We’ve looked at your report ${number}. The review of ${provider} is no longer on ${siteName}.`,
    kept: ({ number, provider, siteName }: { number: string; provider: string; siteName: string }) =>
      `We’ve looked at your report ${number}. The review of ${provider} stays on ${siteName}.`,
    reasons: 'Our reasons:',
    objection: ({ address }: { address: string }) =>
      `If you think this is a mistake, you can object once, with your number: ${address}`,
    court: 'This does not affect your right to go to court.',
    why: ({ siteName, address }: { siteName: string; address: string }) =>
      `You’re receiving this because this address was given with a report on ${siteName}. If that wasn’t you: ${address}`,
  },
};

/** English is the type of all other languages. */
export type ModerationTexts = typeof moderationTexts;
