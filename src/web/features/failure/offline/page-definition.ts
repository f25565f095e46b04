import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const offline = definePage({
  paths: ['/offline'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadOffline,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['errors'],
  headerSearch: 'hidden',
  sitemap: 'Service workers show it in place of pages that were not kept.',
  tests: { offline: '/offline' },
});
