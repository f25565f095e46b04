import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const notFound = definePage({
  paths: ['/404'],
  parameters: noParameters,
  load: async () => () => ({ kind: 'not-found' }),
  view: async () => (await import('./page.tsx')).Page,
  texts: ['errors'],
  headerSearch: 'hidden',
  sitemap: 'It is shown in place of pages that do not exist.',
  tests: { unknown: '/no-such-place' },
});
