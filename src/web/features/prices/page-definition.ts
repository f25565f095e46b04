import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const prices = definePage({
  paths: ['/prices'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadPrices,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['prices'],
  trail: ({ prices: { heading } }) => [{ name: heading }],
  sitemap: { list: 'dated-by-plans' },
  tests: { prices: '/prices' },
});
