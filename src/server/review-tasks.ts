import { writeReviewMail } from '#i18n/write-review-mail.ts';
import type { Log } from '#runtime/log.ts';
import type { ComposeMail, ReviewUpkeep } from '#runtime/review-upkeep.ts';
import type { SiteSettings } from '#runtime/site-settings.ts';

/** How often the queue is looked at: one small read. */
const mailPauseMs = 10_000;
const dayMs = 24 * 60 * 60_000;

interface TaskParts {
  readonly upkeep: ReviewUpkeep;
  readonly site: SiteSettings;
  readonly log: Log;
}

/** Tasks that go on until they are stopped. */
export interface ReviewTasks {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Sends mails to authors of reviews, and once a day forgets addresses that were kept for long enough and removes images of
 * no review. In every process of a site: each mail is sent by one of them. A failure is logged and the task is tried again
 * at its next time.
 */
export function startReviewTasks({ upkeep, site, log }: TaskParts): ReviewTasks {
  const forget = repeat(dayMs, () => forgetAddresses(upkeep, log));
  const sweep = repeat(dayMs, () => sweepImages(upkeep, log));
  const { sendMail } = upkeep;
  const mail = sendMail === null ? null : repeat(mailPauseMs, () => deliverMail(sendMail, { site, log }));
  return {
    stop: async () => {
      await Promise.all([forget.stop(), sweep.stop(), mail?.stop()]);
    },
  };
}

/** Runs a task now and after every pause, but never twice at once. */
function repeat(pauseMs: number, task: () => Promise<void>): ReviewTasks {
  let underWay: Promise<void> | null = null;
  const run = (): void => {
    underWay ??= task().finally(() => (underWay = null));
  };
  run();
  const timer = setInterval(run, pauseMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

async function forgetAddresses(upkeep: ReviewUpkeep, log: Log): Promise<void> {
  try {
    const count = await upkeep.forgetOldAddresses();
    if (count > 0) log.info({ count }, 'old addresses of authors were forgotten');
  } catch (error) {
    log.error({ err: error }, 'old addresses of authors could not be forgotten');
  }
}

async function sweepImages(upkeep: ReviewUpkeep, log: Log): Promise<void> {
  try {
    const count = await upkeep.sweepImages();
    if (count > 0) log.info({ count }, 'images that belong to no review were removed');
  } catch (error) {
    log.error({ err: error }, 'images that belong to no review could not be removed');
  }
}

/** One round of mails. What is logged are numbers and codes: never an address. */
export async function deliverMail(
  sendMail: NonNullable<ReviewUpkeep['sendMail']>,
  { site, log }: Pick<TaskParts, 'site' | 'log'>,
): Promise<void> {
  const compose: ComposeMail = ({ kind, locale, payload }) => ({
    fromName: site.name,
    ...writeReviewMail({ kind, locale, ...payload }, site),
  });
  try {
    const { sent, postponed, givenUp, faults } = await sendMail(compose);
    if (postponed > 0 || givenUp > 0) log.warn({ sent, postponed, givenUp, faults }, 'mails could not be sent');
    else if (sent > 0) log.info({ sent }, 'mails were sent');
  } catch (error) {
    log.error({ err: error }, 'mails could not be sent');
  }
}
