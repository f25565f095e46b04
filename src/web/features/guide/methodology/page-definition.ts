import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const methodology = definePage({
  paths: ['/methodology'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadMethodology,
  view: async () => (await import('./page.tsx')).Page,
  section: 'about',
  trail: ({ common, methodology: { title } }) => [{ name: common.nav.about, path: '/about' }, { name: title }],
  sitemap: { list: 'undated' },
  tests: { methodology: '/methodology' },
});
