import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const rules = definePage({
  paths: ['/rules'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadRules,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['rules'],
  trail: ({ rules: { heading } }) => [{ name: heading }],
  sitemap: { list: 'undated' },
  tests: { rules: '/rules' },
});
