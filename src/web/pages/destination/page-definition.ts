import { findDestinationPath, hideOnRegions } from '#web/pages/find-destination-path.ts';
import { definePage } from '#web/pages/define-page.ts';

export const destination = definePage({
  paths: ['/region/:destination', '/:destination'],
  parameters: (path) => {
    const found = findDestinationPath(path);
    return found && { path: found.path, parameters: { destination: found.destination } };
  },
  load: async () => (await import('./load.ts')).loadDestination,
  view: async () => (await import('./page.tsx')).Page,
  texts: [],
  section: 'destinations',
  headerSearch: hideOnRegions,
  trail: null,
  sitemap: { list: 'destinations' },
  tests: { country: '/germany', region: '/region/europe', global: '/global' },
});
