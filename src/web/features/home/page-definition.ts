import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const home = definePage({
  paths: ['/'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadHome,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['home'],
  headerSearch: 'hidden',
  sitemap: { list: 'dated-by-plans' },
  tests: { home: '/' },
});
