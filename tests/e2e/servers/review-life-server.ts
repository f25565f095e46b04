import { withReviewDesk } from '#runtime/services/reviews/open-review-desk.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';

/** A site with its own bot check, which needs a running clock; a message publishes the waiting reviews. */
await runTestSite({
  answer: async ({ dataDir }) => {
    const settings = { databaseUrl: '', dataDir, reviews: defaultReviewSettings, backups: defaultBackupSettings };
    const published = await withReviewDesk(settings, 'ann', async (desk) => {
      const waiting = await desk.list({ status: 'pending', limit: 10 });
      const approval = { move: 'approve', reason: null, note: null, at: new Date() } as const;
      for (const { id } of waiting) await desk.decide(id, approval);
      return { ok: true, value: waiting.map(({ id }) => id) };
    });
    return { published };
  },
});
