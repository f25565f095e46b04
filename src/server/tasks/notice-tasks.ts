import type { NoticeMaintenance } from '#runtime/maintenance/notice-maintenance.ts';
import { repeatTask, together, type RepeatedTask, type TaskParts } from './repeat-task.ts';

/** How often it is looked for what waits: a few small reads. */
const tellPauseMs = 60_000;
/** Polling interval of the queue, as for mails. */
const webhookPauseMs = 10_000;

/**
 * Tells the operator what waits. Runs in every process of a site; each notice is queued by one of them, and each webhook
 * sent by one. Logs numbers and codes, never an address.
 */
export function startNoticeTasks({ maintenance, log }: TaskParts<NoticeMaintenance>): RepeatedTask {
  const tell = repeatTask(
    { pauseMs: tellPauseMs, log, says: 'the operator could not be told what waits' },
    async () => {
      const topics = await maintenance.tell();
      if (topics > 0) log.info({ topics }, 'the operator is told what waits');
    },
  );
  const { sendWebhooks } = maintenance;
  const webhooks =
    sendWebhooks === null
      ? null
      : repeatTask({ pauseMs: webhookPauseMs, log, says: 'webhooks could not be sent' }, async () => {
          const { sent, postponed, givenUp, faults } = await sendWebhooks();
          if (postponed > 0 || givenUp > 0)
            log.warn({ sent, postponed, givenUp, faults }, 'webhooks could not be sent');
          else if (sent > 0) log.info({ sent }, 'webhooks were sent');
        });
  return together(tell, webhooks);
}
