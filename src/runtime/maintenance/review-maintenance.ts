import type { Database } from '#database/database.ts';
import { forgetOldAddresses } from '#reviews/forget-authors.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { MailOutbox } from '#mail/mail-outbox.ts';
import { createMailSender, type ComposeMail, type MailRound } from '#mail/mail-sender.ts';
import { createSmtpTransport } from '#mail/smtp-transport.ts';
import type { ReviewSettings } from '#runtime/settings/review-settings.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

export type { ComposeMail, MailRound } from '#mail/mail-sender.ts';
export type { ReviewMailPayload } from '#reviews/mail-queue.ts';

/** What a server does about reviews while nobody asks. All of it throws when the database or the image store fails. */
export interface ReviewMaintenance {
  /** Sends the mails that are due; null: the operator sends none. */
  readonly sendMail: ((compose: ComposeMail) => Promise<MailRound>) | null;
  /** Forgets addresses that were kept for as long as they may be, and screenshots that nobody sees; counts reviews. */
  forgetOldAddresses(): Promise<number>;
  /** Removes files of images that belong to no review, and counts them. */
  sweepImages(): Promise<number>;
  close(): void;
}

interface MaintenanceParts {
  readonly database: Database;
  readonly imageStore: ImageStore;
  readonly settings: ReviewSettings;
  readonly site: SiteSettings;
  readonly now: () => Date;
}

const dayMs = 24 * 60 * 60_000;

export function openReviewMaintenance(parts: MaintenanceParts): ReviewMaintenance {
  const { database, imageStore, settings, site, now } = parts;
  const sender =
    settings.mail === null
      ? null
      : createMailSender({
          outbox: new MailOutbox(database.queries),
          transport: createSmtpTransport(settings.mail),
          hostname: new URL(site.origin).hostname,
          now,
        });
  return {
    sendMail: sender === null ? null : sender.sendDue,
    forgetOldAddresses: () => {
      const at = now();
      const decidedBefore = new Date(at.getTime() - settings.emailDays * dayMs);
      return forgetOldAddresses({ database, imageStore }, { decidedBefore, at });
    },
    sweepImages: () => imageStore.sweep(database.queries, now()),
    close: () => sender?.close(),
  };
}
