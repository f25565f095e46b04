import { addDays } from '#domain/kernel/durations.ts';
import type { Database } from '#database/database.ts';
import { forgetOldAddresses } from '#reviews/forget-authors.ts';
import { forgetOldReporters } from '#reviews/forget-reporters.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { MailOutbox } from '#mail/mail-outbox.ts';
import { createMailSender } from '#mail/mail-sender.ts';
import type { DeliveryRound } from '#mail/send-due.ts';
import { createSmtpTransport } from '#mail/smtp-transport.ts';
import { parsing, type ComposeMail } from './parse-mail.ts';
import type { ReviewSettings } from '#runtime/settings/review-settings.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

export type { DeliveryRound } from '#mail/send-due.ts';
export type { ComposeMail } from './parse-mail.ts';

/** Maintenance jobs for reviews. They throw when the database or the image store fails. */
export interface ReviewMaintenance {
  /** Sends the mails that are due; null: mail is not configured. */
  readonly sendMail: ((compose: ComposeMail) => Promise<DeliveryRound>) | null;
  /** Deletes expired addresses, and screenshots of undisplayed reviews; returns the number of reviews and reports. */
  forgetOldAddresses(): Promise<number>;
  /** Deletes orphaned image files and returns their number. */
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

export function openReviewMaintenance(parts: MaintenanceParts): ReviewMaintenance {
  const { database, imageStore, settings, site, now } = parts;
  const sender =
    settings.mail === null
      ? null
      : createMailSender({
          outbox: new MailOutbox(database.queries),
          transport: createSmtpTransport(settings.mail),
          hostname: new URL(site.origin).hostname,
          languages: site,
          now,
        });
  return {
    sendMail: sender === null ? null : (compose) => sender.sendDue(parsing(compose)),
    forgetOldAddresses: async () => {
      const at = now();
      const decidedBefore = addDays(at, -settings.emailDays);
      const reports = await forgetOldReporters(database.queries, decidedBefore);
      return reports + (await forgetOldAddresses({ database, imageStore }, { decidedBefore, at }));
    },
    sweepImages: () => imageStore.sweep(database.queries, now()),
    close: () => sender?.close(),
  };
}
