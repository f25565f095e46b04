import { definePage } from '#web/shared/definition/define-page.ts';

/** Pages of the operator. They have a folder of their own, so that no place and no later page can want their address. */
export const ownPage = definePage({
  paths: ['/pages/:slug'],
  parameters: (path) => ({ path, parameters: { slug: path.slice('/pages/'.length) } }),
  load: async () => (await import('./load.ts')).loadOwnPage,
  view: async () => (await import('./page.tsx')).Page,
  trail: (_messages, { title }) => [{ name: title }],
  sitemap: { list: 'own-pages' },
  tests: 'They belong to an installation; own-content.spec.ts makes some.',
});
