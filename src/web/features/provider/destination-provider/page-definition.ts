import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { findDestinationPath, hideOnRegions } from '#web/shared/place/find-destination-path.ts';
import { definePage } from '#web/shared/definition/define-page.ts';

export const destinationProvider = definePage({
  paths: ['/region/:destination/:provider', '/:destination/:provider'],
  parameters: (path) => {
    const found = findDestinationPath(path);
    const provider = parseProviderSlug(found?.provider ?? '');
    if (found === null || !provider.ok) return null;
    return { path: found.path, parameters: { destination: found.destination, provider: provider.value } };
  },
  load: async () => (await import('./load.ts')).loadProvider,
  view: async () => (await import('./page.tsx')).Page,
  section: 'destinations',
  headerSearch: hideOnRegions,
  sitemap: { list: 'providers' },
  tests: { provider: '/germany/:provider' },
});
