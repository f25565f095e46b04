import { withDesk } from '#runtime/services/desk/open-desk.ts';
import { reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { openReviews } from '#runtime/services/reviews/open-reviews.ts';
import { loadConfig } from '#runtime/settings/config.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';

/** A site with its own bot check, which needs a running clock; a message publishes the waiting reviews. */
await runTestSite({
  answer: async ({ dataDir }) => {
    const config = loadConfig({ DATA_DIR: dataDir });
    if (!config.ok) throw new Error(config.reason.join(' '));
    const published = await withDesk(config.value, { operator: 'ann', now: () => new Date() }, async (desk) => {
      const reviews = openReviews(desk);
      const { reviews: waiting } = await reviews.list({ status: 'pending', limit: 10 });
      for (const { id } of waiting) {
        await reviews.images(id, { read: async () => true, operator: 'ann', at: new Date() });
        await desk.decideNow(reviewDecisions.approve, id, { reason: null, note: null, pictures: [], words: [] });
      }
      return { ok: true, value: waiting.map(({ id }) => id) };
    });
    return { published };
  },
});
