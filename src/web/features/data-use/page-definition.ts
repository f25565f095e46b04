import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const dataUse = definePage({
  paths: ['/data-use'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadDataUse,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['estimator'],
  trail: ({ estimator }) => [{ name: estimator.heading }],
  sitemap: { list: 'undated' },
  tests: { dataUse: '/data-use' },
});
