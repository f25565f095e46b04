import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const providers = definePage({
  paths: ['/providers'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadProviders,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['providers', 'reviews'],
  trail: ({ providers: { name } }) => [{ name }],
  sitemap: { list: 'dated-by-plans' },
  tests: { providers: '/providers' },
});
