import { z } from 'zod';
import { createLog } from '#runtime/services/log.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { deliverMail } from '#server/tasks/deliver-mail.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';
import { startSmtp } from '#tests/support/smtp-stand-in.ts';

const messageSchema = z.union([z.literal('deliver'), z.object({ run: z.array(z.string()) })]);

/**
 * A site with reviews and a mail server of its own. A message delivers waiting mails, and is answered with all so far;
 * another one runs `roamchart reviews reports` with words.
 */
const smtp = await startSmtp();
const from = 'news@roamchart.example';
await runTestSite({
  settings: { reviews: { ...defaultReviewSettings, mail: { url: smtp.url, from } } },
  prepare: async (rooms) => void (await rooms.makeDemoReviews()),
  answer: async ({ dataDir, rooms: { context, reviewMaintenance } }, message) => {
    const asked = messageSchema.parse(message);
    if (asked !== 'deliver') {
      const environment = { DATA_DIR: dataDir, SMTP_URL: smtp.url, MAIL_FROM: from };
      return runCommandLine(['reviews', 'reports', ...asked.run], environment, new Date());
    }
    if (reviewMaintenance.sendMail === null) throw new Error('mail is not switched on');
    await deliverMail(reviewMaintenance.sendMail, { site: context.site, log: createLog({ level: 'silent' }) });
    return { mails: smtp.mails.map(({ to, headers, text }) => ({ to, subject: headers['subject'] ?? '', text })) };
  },
  close: () => smtp[Symbol.asyncDispose](),
});
