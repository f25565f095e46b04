import { defaultDatabaseLimits } from '#runtime/settings/database-settings.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';

/** A site whose PostgreSQL is stopped and started by messages. */
const postgres = await startPostgres();
await runTestSite({
  settings: { databaseUrl: postgres.url, limits: defaultDatabaseLimits },
  answer: async ({ rooms }, message) => {
    if (message === 'halt') return postgres.halt();
    await postgres.resume();
    // The delay between attempts grows during the outage; the next one is within seconds.
    while (!(await rooms.monitor.readiness()).ok) await new Promise((resolve) => setTimeout(resolve, 50));
  },
  close: () => postgres.stop(),
});
