import { definePage } from '#web/shared/definition/define-page.ts';

export const blogArticle = definePage({
  paths: ['/blog/:slug'],
  parameters: (path) => ({ path, parameters: { slug: path.slice('/blog/'.length) } }),
  load: async () => (await import('./load.ts')).loadArticle,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['blog'],
  trail: ({ common }, { title }) => [{ name: common.nav.blog, path: '/blog' }, { name: title }],
  sitemap: { list: 'articles' },
  tests: { article: '/blog/travel-esim-faqs', guide: '/blog/what-is-an-esim' },
});
