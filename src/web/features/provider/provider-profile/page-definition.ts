import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { definePage } from '#web/shared/definition/define-page.ts';

export const providerProfile = definePage({
  paths: ['/providers/:provider'],
  parameters: (path) => {
    const provider = parseProviderSlug(path.slice('/providers/'.length));
    return provider.ok ? { path, parameters: { provider: provider.value } } : null;
  },
  load: async () => (await import('./load.ts')).loadProfile,
  view: async () => (await import('./page.tsx')).Page,
  texts: ['providers', 'reviews'],
  sitemap: { list: 'provider-profiles' },
  tests: { 'provider-profile': '/providers/:provider' },
});
