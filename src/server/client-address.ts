import type { FastifyRequest } from 'fastify';
import type { Clients } from '#api/send-review.ts';
import { isSameSiteRequest } from './same-site-request.ts';

/**
 * Who sent a request, to limit what one client may do. Behind a proxy on the same machine it is the address that the
 * proxy adds last; further ones could be anybody's invention.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'headers'>): string {
  const isLocal = request.ip === '::1' || /^(::ffff:)?127\./.test(request.ip);
  const forwarded = request.headers['x-forwarded-for'];
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return isLocal && last !== undefined && last !== '' ? last : request.ip;
}

/** @param origin public, of the site */
export function createClients(origin: string): Clients {
  return { isOwnPage: ({ headers }) => isSameSiteRequest(headers, origin), addressOf: clientAddress };
}
