import { definePage } from '#web/shared/definition/define-page.ts';

export const follow = definePage({
  paths: ['/follow', '/follow/:link'],
  parameters: (path) => ({ path, parameters: { path } }),
  load: async () => (await import('./load.ts')).loadFollow,
  view: async () => (await import('./page.tsx')).Page,
  sitemap: 'It belongs to a list of plans, or to a link in a mail.',
  tests: {
    follow: '/follow?at=germany&days=10&gb=3&5g=yes',
    'follow, without a destination': '/follow',
    'follow, a link that is over': '/follow/keep?t=x',
  },
});
