import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '#tests/support/server-parts.ts';

const host = '127.0.0.1';
let app: FastifyInstance;

afterEach(() => app.close());

/** Status of the answer to headers without a body. */
async function statusOf(head: readonly string[]): Promise<string | undefined> {
  app = await buildTestServer();
  const socket = connect(Number(new URL(await app.listen({ host, port: 0 })).port), host);
  await once(socket, 'connect');
  socket.write(`${[...head, 'host: a', 'connection: close'].join('\r\n')}\r\n\r\n`);
  return /^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1];
}

describe('a request without body headers', () => {
  it.each([
    ['/api/reviews', 'multipart/form-data; boundary=a'],
    ['/api/reviews', 'application/json'],
    ['/settings', 'application/x-www-form-urlencoded'],
    ['/alerts', 'multipart/form-data; boundary=a'],
    ['/nothing', 'text/plain'],
  ])('is answered as one with an empty body: POST %s, %s', async (path, type) => {
    const head = [`POST ${path} HTTP/1.1`, `content-type: ${type}`];
    const answer = await statusOf([...head, 'content-length: 0']);
    expect(answer).toMatch(/^[34]/);
    await app.close();
    expect(await statusOf(head)).toBe(answer);
  });
});
