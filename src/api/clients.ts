import type { FastifyRequest } from 'fastify';
import type { CountryCode } from '#domain/kernel/codes.ts';

/** What the server knows about who sends a request. */
export interface Clients {
  /** Whether a write comes from the site's own pages, or from no page at all. */
  isOwnPage(request: FastifyRequest): boolean;
  addressOf(request: FastifyRequest): string;
  /** As a trusted proxy names it; null: none does, or it does not know. */
  countryOf(request: FastifyRequest): CountryCode | null;
}
