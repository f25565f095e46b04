import demoProviders from '#data/demo-providers.json' with { type: 'json' };

/** Slugs of all providers of the demo catalogue, for which logos are drawn. */
export const demoProviderSlugs: readonly string[] = demoProviders.map((provider) => provider.slug);
