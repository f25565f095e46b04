import { parseUrl } from '#domain/kernel/parse-url.ts';
import { isLocale } from '#domain/kernel/locale.ts';
import type { DestinationKey } from './destination-key.ts';
import { resolveDestinationPath } from './destination-path.ts';

/**
 * The destination of a page of this site, or of a provider's page there. Null: another page or another site.
 * @param address with its origin, as browsers name the page of a link
 * @param origin of this site
 */
export function destinationOfAddress(address: string, origin: string): DestinationKey | null {
  const url = parseUrl(address);
  if (url?.origin !== origin) return null;
  const [first = '', ...rest] = url.pathname.slice(1).split('/');
  const segments = isLocale(first) ? rest : [first, ...rest];
  const resolved = resolveDestinationPath(segments);
  if (resolved.kind === 'destination') return resolved.key;
  return null;
}
