import { writeAlertMail } from '#i18n/write-alert-mail.ts';
import { writeReportMail } from '#i18n/write-report-mail.ts';
import { writeReviewMail } from '#i18n/write-review-mail.ts';
import type { Log } from '#runtime/services/log.ts';
import type { ComposeMail, ReviewMaintenance } from '#runtime/maintenance/review-maintenance.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

/** Delivers one batch of mails. Logs numbers and codes, never an address. */
export async function deliverMail(
  sendMail: NonNullable<ReviewMaintenance['sendMail']>,
  { site, log }: { readonly site: SiteSettings; readonly log: Log },
): Promise<void> {
  const { sent, postponed, givenUp, faults } = await sendMail(composeFor(site));
  if (postponed > 0 || givenUp > 0) log.warn({ sent, postponed, givenUp, faults }, 'mails could not be sent');
  else if (sent > 0) log.info({ sent }, 'mails were sent');
}

function composeFor(site: SiteSettings): ComposeMail {
  return (mail) => ({ fromName: site.name, ...write(mail, site) });
}

function write(mail: Parameters<ComposeMail>[0], site: SiteSettings): Omit<ReturnType<ComposeMail>, 'fromName'> {
  if (mail.kind === 'operator') return { subject: mail.subject, text: mail.text };
  if ('number' in mail) return writeReportMail(mail, site);
  return 'providerName' in mail ? writeReviewMail(mail, site) : writeAlertMail(mail, site);
}
