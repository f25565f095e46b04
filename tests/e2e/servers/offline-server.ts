import { runTestSite, type TestSite } from '#tests/support/run-test-site.ts';

const orders: Readonly<Record<string, (site: TestSite) => Promise<unknown>>> = {
  stop: (site) => site.stop(),
  start: (site) => site.serve(),
  // Another name is another build to the worker.
  'start-changed': (site) => site.serve({ site: { name: 'Seachart' } }),
  'start-without-worker': (site) => site.serve({ site: { keepsPages: false } }),
};

/** A site with a service worker; messages stop it, and start it again, as another build or with the worker switched off. */
await runTestSite({
  site: { keepsPages: true },
  answer: async (site, message) => void (await orders[String(message)]?.(site)),
});
