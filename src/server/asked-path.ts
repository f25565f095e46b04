import type { FastifyRequest } from 'fastify';
import { serverLimits } from './server-limits.ts';

/** The address without its query, as it was sent. */
export function askedPath(request: FastifyRequest): string {
  const [path = '/'] = request.originalUrl.split('?', 1);
  return path;
}

/** The query with its `?`, as it was sent; empty when there is none. */
export function askedSearch(request: FastifyRequest): string {
  return request.originalUrl.slice(askedPath(request).length);
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

/** The status that an address is refused with before anything reads it; null: it is fine. */
export function addressFault(address: string): 400 | 414 | null {
  if (Buffer.byteLength(address) > serverLimits.addressLength) return 414;
  const [path = ''] = address.split('?', 1);
  return isReadablePath(path) ? null : 400;
}
