import demoProviders from '#data/demo-providers.json' with { type: 'json' };

/** Slugs of all providers of the demo catalogue: whose logos are drawn. */
export const demoProviderSlugs: readonly string[] = demoProviders.map((provider) => provider.slug);
