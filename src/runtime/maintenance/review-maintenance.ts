import { addDays } from '#domain/kernel/durations.ts';
import type { Database } from '#database/database.ts';
import { forgetOldAddresses } from '#reviews/forget-authors.ts';
import { forgetOldReporters } from '#reviews/forget-reporters.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { MailOutbox } from '#mail/mail-outbox.ts';
import { createMailSender } from '#mail/mail-sender.ts';
import { createSmtpTransport } from '#mail/smtp-transport.ts';
import { parsing, type ComposeMail } from './parse-mail.ts';
import type { ReviewSettings } from '#runtime/settings/review-settings.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

export type { DeliveryRound } from '#mail/send-due.ts';
export type { ComposeMail } from './parse-mail.ts';

/** Maintenance jobs for reviews. They throw when the database or the image store fails. */
export type ReviewMaintenance = ReturnType<typeof openReviewMaintenance>;

interface MaintenanceParts {
  readonly database: Database;
  readonly imageStore: ImageStore;
  readonly settings: ReviewSettings;
  readonly site: SiteSettings;
  readonly now: () => Date;
}

export function openReviewMaintenance(parts: MaintenanceParts) {
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
    /** Sends the mails that are due; null: mail is not configured. */
    sendMail: sender === null ? null : (compose: ComposeMail) => sender.sendDue(parsing(compose)),
    /** Deletes expired addresses, and screenshots of undisplayed reviews; returns the number of reviews and reports. */
    forgetOldAddresses: async () => {
      const at = now();
      const decidedBefore = addDays(at, -settings.emailDays);
      const reports = await forgetOldReporters(database.queries, decidedBefore);
      return reports + (await forgetOldAddresses({ database, imageStore }, { decidedBefore, at }));
    },
    /** Deletes orphaned image files and returns their number. */
    sweepImages: () => imageStore.sweep(database.queries, now()),
    close: () => sender?.close(),
  };
}
