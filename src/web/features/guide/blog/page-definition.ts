import { definePage, noParameters } from '#web/shared/definition/define-page.ts';

export const blog = definePage({
  paths: ['/blog'],
  parameters: noParameters,
  load: async () => (await import('./load.ts')).loadBlog,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['blog'],
  trail: ({ common }) => [{ name: common.nav.blog }],
  sitemap: { list: 'blog' },
  tests: { blog: '/blog' },
});
