import type { FastifyRequest } from 'fastify';
import type { CountryCode } from '#domain/kernel/codes.ts';

export interface Clients {
  /** CSRF check: whether a write comes from the site's own pages, or from a client that is not a browser. */
  isOwnPage(request: FastifyRequest): boolean;
  addressOf(request: FastifyRequest): string;
  /** From a trusted proxy; null: unknown. */
  countryOf(request: FastifyRequest): CountryCode | null;
}
