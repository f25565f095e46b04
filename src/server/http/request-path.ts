import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { serverLimits } from './server-limits.ts';

/** The raw path, without the query. */
export function requestPath(request: FastifyRequest): string {
  const [path = '/'] = request.originalUrl.split('?', 1);
  return path;
}

/** The raw query with its `?`; empty when there is none. */
export function requestSearch(request: FastifyRequest): string {
  return request.originalUrl.slice(requestPath(request).length);
}

/** False for a path with broken percent-encoding, such as `/%E0%A4%A`. */
export function isReadablePath(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The status that an address is refused with; null: valid. */
export function addressFault(address: string): 400 | 414 | null {
  if (Buffer.byteLength(address) > serverLimits.addressLength) return 414;
  const [path = ''] = address.split('?', 1);
  return isReadablePath(path) ? null : 400;
}

/**
 * The status of a request with two hosts, which proxies would read differently (RFC 9112, section 3.2); null: valid.
 */
export function hostFault({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): 400 | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    // Check the length first: no lower-case copy of most names.
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 ? 400 : null;
}
