import { browserClock } from './browser-site.ts';
import { runTestSite } from './run-test-site.ts';

/** For all browser tests: a clock that stands still, and no limits, because hundreds of visitors come from one address. */
await runTestSite({
  settings: { now: () => new Date(browserClock) },
  site: { contactEmail: 'hello@roamchart.example' },
  planCount: 4000,
  context: { limits: { consume: async () => true } },
  prepare: async (rooms) => void (await rooms.makeDemoReviews()),
});
