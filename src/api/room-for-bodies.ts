import type { FastifyReply, FastifyRequest } from 'fastify';

/** Counts the bytes of bodies that are being read or worked on, so that many large ones never fill the memory. */
export class RoomForBodies {
  #free: number;
  readonly #held = new WeakMap<FastifyRequest, number>();

  /** @param bytes for all of them together */
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** To be called before the body is read: what it takes up is free again when the answer is out or the client gone. */
  watch(request: FastifyRequest, reply: FastifyReply): void {
    reply.raw.once('close', () => this.giveBack(request));
  }

  /** Nothing of the body is kept any more, although the rest of it may still be on its way. */
  giveBack(request: FastifyRequest): void {
    this.#free += this.#held.get(request) ?? 0;
    this.#held.delete(request);
  }

  /** False: there is no room for so many more bytes of this request. */
  take(request: FastifyRequest, bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    this.#held.set(request, (this.#held.get(request) ?? 0) + bytes);
    return true;
  }
}
