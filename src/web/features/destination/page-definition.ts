import { partPath } from '#domain/place/part-path.ts';
import { findDestinationPath, hideOnRegions } from '#web/shared/place/find-destination-path.ts';
import { definePage } from '#web/shared/definition/define-page.ts';

export const destination = definePage({
  paths: ['/region/:destination', '/:destination'],
  parameters: (path) => {
    const found = findDestinationPath(path);
    if (found === null) return null;
    const { path: canonical, destination: key, part } = found;
    return { path: canonical, ...(part && { search: partPath('', part) }), parameters: { destination: key } };
  },
  load: async () => (await import('./load.ts')).loadDestination,
  view: async () => (await import('./page.tsx')).Page,
  section: 'destinations',
  headerSearch: hideOnRegions,
  sitemap: { list: 'destinations' },
  tests: { country: '/germany', region: '/region/europe', global: '/global' },
});
