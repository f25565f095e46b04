import type { ReviewMaintenance } from '#runtime/maintenance/review-maintenance.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { deliverMail } from './deliver-mail.ts';
import { dayMs, repeatTask, together, type RepeatedTask, type TaskParts } from './repeat-task.ts';

/** Polling interval of the mail queue: one small read. */
const mailPauseMs = 10_000;

interface ReviewTaskParts extends TaskParts<ReviewMaintenance> {
  /** The settings, with the operator's files over them, at the time of the call. */
  readonly site: () => SiteSettings;
}

/**
 * Sends mails to authors of reviews and to subscribers of price alerts, and once a day deletes expired addresses and
 * orphaned images. Runs in every process of a site; each mail is sent by one of them. An error is logged and the next
 * run retries.
 */
export function startReviewTasks({ maintenance, site, log }: ReviewTaskParts): RepeatedTask {
  const daily = (says: string, task: () => Promise<void>) => repeatTask({ pauseMs: dayMs, log, says }, task);
  const forget = daily('old addresses of authors could not be forgotten', async () => {
    const count = await maintenance.forgetOldAddresses();
    if (count > 0) log.info({ count }, 'old addresses of authors were forgotten');
  });
  const sweep = daily('images that belong to no review could not be removed', async () => {
    const count = await maintenance.sweepImages();
    if (count > 0) log.info({ count }, 'images that belong to no review were removed');
  });
  const { sendMail } = maintenance;
  const mail =
    sendMail === null
      ? null
      : repeatTask({ pauseMs: mailPauseMs, log, says: 'mails could not be sent' }, () =>
          deliverMail(sendMail, { site: site(), log }),
        );
  return together(forget, sweep, mail);
}
