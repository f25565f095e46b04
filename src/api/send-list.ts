import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#runtime/services/context.ts';

/** A list that is the same for all clients with the same parameters. */
interface SharedList {
  readonly name: string;
  /** Cache key: the parsed parameters, never the raw query, which anybody can vary. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  readonly write: (context: Context) => Promise<readonly object[]>;
}

/** Sends a list through the page cache. Resolves when it has been sent. */
export type SendList = (request: FastifyRequest, reply: FastifyReply, list: SharedList) => Promise<void>;
