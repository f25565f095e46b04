import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const trip = definePage({
  paths: ['/trip'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadTrip,
  view: async () => (await import('./page.tsx')).Page,
  section: 'planner',
  trail: ({ common }) => [{ name: common.nav.planner }],
  sitemap: { list: 'dated-by-plans' },
  tests: { trip: '/trip' },
});
