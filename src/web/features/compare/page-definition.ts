import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const compare = definePage({
  paths: ['/compare'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadCompare,
  view: async () => (await import('./page.tsx')).Page,
  sitemap: 'Every choice of plans is a page of its own, and none of them is looked for.',
  tests: { compare: '/compare?plans=1,2,3,4,5,none,99999999', 'compare, nothing chosen': '/compare' },
});
