import { createLog } from '#runtime/services/log.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { deliverMail } from '#server/tasks/deliver-mail.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';
import { startSmtp } from '#tests/support/smtp-stand-in.ts';

/** A site with a mail server of its own; a message delivers waiting mails, and is answered with all texts so far. */
const smtp = await startSmtp();
await runTestSite({
  settings: {
    reviews: { ...defaultReviewSettings, mail: { url: smtp.url, from: 'news@roamchart.example' } },
  },
  answer: async ({ rooms: { context, reviewMaintenance } }) => {
    if (reviewMaintenance.sendMail === null) throw new Error('mail is not switched on');
    await deliverMail(reviewMaintenance.sendMail, { site: context.site, log: createLog({ level: 'silent' }) });
    return { mails: smtp.mails.map(({ text }) => text) };
  },
  close: () => smtp[Symbol.asyncDispose](),
});
