import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const regions = definePage({
  paths: ['/region'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadRegions,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['regions', 'search'],
  section: 'destinations',
  headerSearch: 'hidden',
  trail: ({ common }) => [{ name: common.nav.destinations }],
  sitemap: { list: 'dated-by-plans' },
  tests: { regions: '/region' },
});
