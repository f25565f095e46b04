import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const reviews = definePage({
  paths: ['/reviews'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadReviews,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['reviews'],
  section: 'reviews',
  headerSearch: 'hidden',
  trail: ({ reviews: { heading } }) => [{ name: heading }],
  sitemap: { list: 'reviews' },
  tests: { reviews: '/reviews' },
});
