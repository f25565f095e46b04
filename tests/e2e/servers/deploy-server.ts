import { buildNextSite } from '#tests/e2e/next-build.ts';
import { runTestSite } from '#tests/support/run-test-site.ts';

/** A site at which a message deploys the present build or the next one, without files of the other. */
const dist = await buildNextSite();
await runTestSite({ answer: async (site, message) => void (await site.serve(message === 'next' ? { dist } : {})) });
