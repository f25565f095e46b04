import { staticPageNames } from '#domain/site/static-pages.ts';
import { definePage } from '#web/shared/definition/define-page.ts';

/** Texts by editors, which share a page. */
export const staticPage = definePage({
  paths: staticPageNames.map((name) => `/${name}`),
  parameters: (path) => {
    const name = staticPageNames.find((each) => path === `/${each}`);
    return name === undefined ? null : { path, parameters: { name } };
  },
  load: async () => (await import('./load.ts')).loadStaticPage,
  view: async () => (await import('./page.tsx')).Page,
  section: (path) => (path === '/about' ? 'about' : null),
  headerSearch: 'hidden',
  trail: (_messages, { title }) => [{ name: title }],
  sitemap: { list: 'undated' },
  tests: Object.fromEntries(staticPageNames.map((name) => [name, `/${name}`])),
});
