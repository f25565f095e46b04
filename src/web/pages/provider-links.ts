import type { DestinationKey } from '#domain/destination-key.ts';
import type { Context } from '#runtime/context.ts';
import type { ProviderLinkData } from '#web/components/provider-link-data.ts';

/** The providers of a destination in the catalogue's order. */
export async function loadProviderLinks(destination: DestinationKey, context: Context): Promise<ProviderLinkData[]> {
  const providers = await context.catalogue.providersAt(destination);
  return providers.map(({ slug, name, image, planCount }) => ({ slug, name, image, planCount }));
}
