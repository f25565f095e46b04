import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

/** What the licences of fonts, code and data ask for: their texts beside what is delivered. */
export const licences = definePage({
  paths: ['/licences'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadLicences,
  view: async () => (await import('./page.tsx')).Page,
  sitemap: 'Nobody looks for a site by the licences of its parts.',
  tests: { licences: '/licences' },
});
