import { dropBidiControls } from '#domain/kernel/bidi-text.ts';
import type { ProviderFacts } from '#domain/plan/plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import type { CanonicalProvider } from './wire-schema.ts';

/** A provider of either canonical format; an unsafe address or picture is dropped. */
export function providerFacts(
  { name, url, image, fictional }: CanonicalProvider,
  slug: ProviderSlug,
  isDemo = false,
): ProviderFacts {
  return {
    slug,
    name: cleanText(name, 80) ?? slug,
    url: url !== null && url !== undefined && isHttpsUrl(url) ? dropBidiControls(url) : null,
    image: isPicturePath(image) ? image : null,
    example: fictional === true || isDemo,
  };
}

/** Pictures are served from the site itself; a client appends the extension. */
function isPicturePath(image: string | null | undefined): image is string {
  return (
    typeof image === 'string' && /^\/[\w./-]{1,200}$/.test(image) && !image.includes('..') && !image.startsWith('//')
  );
}
