import { writeAlertMail } from '#i18n/write-alert-mail.ts';
import { writeReviewMail } from '#i18n/write-review-mail.ts';
import type { OperatorMailPayload } from '#runtime/maintenance/notice-maintenance.ts';
import type { AlertMailPayload } from '#runtime/maintenance/alert-maintenance.ts';
import type { Log } from '#runtime/services/log.ts';
import type { ComposeMail, ReviewMailPayload, ReviewMaintenance } from '#runtime/maintenance/review-maintenance.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

interface DeliveryParts {
  readonly site: SiteSettings;
  readonly log: Log;
}

/** Delivers one batch of mails. Logs numbers and codes, never an address. */
export async function deliverMail(
  sendMail: NonNullable<ReviewMaintenance['sendMail']>,
  { site, log }: DeliveryParts,
): Promise<void> {
  const { sent, postponed, givenUp, faults } = await sendMail(composeFor(site));
  if (postponed > 0 || givenUp > 0) log.warn({ sent, postponed, givenUp, faults }, 'mails could not be sent');
  else if (sent > 0) log.info({ sent }, 'mails were sent');
}

/** The queue stores what each kind of mail was queued with. */
function composeFor(site: SiteSettings): ComposeMail {
  return ({ kind, locale, payload }) => {
    switch (kind) {
      case 'alert-confirm':
      case 'alert-fall':
      case 'alert-renew':
        return { fromName: site.name, ...writeAlertMail({ kind, locale, ...(payload as AlertMailPayload) }, site) };
      case 'operator':
        return { fromName: site.name, ...(payload as OperatorMailPayload) };
      default:
        return { fromName: site.name, ...writeReviewMail({ kind, locale, ...(payload as ReviewMailPayload) }, site) };
    }
  };
}
