import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#runtime/services/context.ts';

/** A list that is the same for everybody who asks for it in the same way. */
interface SharedList {
  readonly name: string;
  /** What it depends on besides the data, as the call has read it: never the query as it was written, which anybody can vary. */
  readonly asked: Readonly<Record<string, string | undefined>>;
  readonly write: (context: Context) => Promise<readonly object[]>;
}

/** Sends a list, from memory as long as what it was made of has not changed. Resolves when it has been sent. */
export type SendList = (request: FastifyRequest, reply: FastifyReply, list: SharedList) => Promise<void>;
