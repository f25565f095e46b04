import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bounds the memory of all bodies that are being read or processed. */
export class BodyBudget {
  #free: number;
  readonly #held = new WeakMap<FastifyRequest, number>();

  /** @param bytes limit of all bodies together */
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Call before the body is read: its bytes are released when the response is sent or the client disconnects. */
  watch(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => this.release(request));
  }

  /** Releases the bytes of a request whose body is no longer buffered, although it may still be arriving. */
  release(request: FastifyRequest): void {
    this.#free += this.#held.get(request) ?? 0;
    this.#held.delete(request);
  }

  /** False: the limit is reached. */
  reserve(request: FastifyRequest, bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    this.#held.set(request, (this.#held.get(request) ?? 0) + bytes);
    return true;
  }
}
