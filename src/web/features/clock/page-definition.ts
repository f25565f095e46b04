import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const clock = definePage({
  paths: ['/clock'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadClock,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['clock'],
  section: null,
  headerSearch: 'shown',
  trail: ({ clock: { heading } }) => [{ name: heading }],
  sitemap: { list: 'undated' },
  tests: { clock: '/clock' },
});
