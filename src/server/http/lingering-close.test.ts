import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { boundary } from '#tests/support/review-form-body.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { addLingeringClose } from './lingering-close.ts';

const host = '127.0.0.1';
const contentType = `multipart/form-data; boundary=${boundary}`;
let app: FastifyInstance;

afterEach(() => app.close());

describe('a client that sends too much and reads only afterwards', () => {
  it.each([
    ['as it said it would', {}],
    ['without having said how much', { isChunked: true }],
  ] as const)('learns that it was too much: 51 MB, %s', async (_name, options) => {
    app = await buildTestServer();
    const address = await app.listen({ host, port: 0 });
    const body = Buffer.alloc(51_000_000, 1);
    expect(await sendRaw(address, { kind: '51 MB', contentType, body, ...options })).toBe(413);
  });
});

describe('a refused body', () => {
  /**
   * Refuses every body, and closes connections after this number of bytes. @param look called with each request first
   */
  async function listenTo(
    limit: { readonly bytes: number; readonly ms: number },
    look: (request: FastifyRequest) => void = () => undefined,
  ): Promise<number> {
    app = fastify();
    addLingeringClose(app, limit);
    app.addHook('onRequest', async (request, reply) => {
      look(request);
      return reply.code(403).send('refused');
    });
    app.post('/*', async () => 'taken');
    return Number(new URL(await app.listen({ host, port: 0 })).port);
  }

  /**
   * Sends headers and part of a body that never ends; resolves to the answer when the server has closed the connection.
   */
  function sendEndless(port: number, bytes: number): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    let answer = '';
    const socket = connect(port, host).setEncoding('latin1');
    socket.on('data', (piece) => (answer += String(piece)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 99999999\r\n\r\n${'x'.repeat(bytes)}`);
    return promise;
  }

  it('is read no further than the limit', async () => {
    const answer = await sendEndless(await listenTo({ bytes: 1_000, ms: 2 ** 30 }), 1_001);
    expect(answer).toMatch(/^HTTP\/1\.1 403 [\s\S]*connection: close[\s\S]*\r\n\r\nrefused$/i);
  });

  it('is awaited no longer than the limit', async () => {
    const answer = await sendEndless(await listenTo({ bytes: 1_000, ms: 1 }), 10);
    expect(answer).toMatch(/refused$/);
  });

  it('is read to its end although a parser has stopped reading', async () => {
    const port = await listenTo(
      { bytes: 10_000_000, ms: 2 ** 30 },
      ({ raw }) => void raw.pipe(new Writable({ write: () => undefined })),
    );
    const body = Buffer.alloc(5_000_000, 1);
    expect(await sendRaw(`http://${host}:${port}`, { kind: 'stuck', contentType, body })).toBe(403);
  });

  it('that was not sent, or has already arrived, does not close the connection', async () => {
    app = await buildTestServer();
    const unknown = await app.inject('/api/nowhere');
    const headers = { origin: 'http://other.example', 'content-type': 'application/x-www-form-urlencoded' };
    const wrong = await app.inject({ method: 'POST', url: '/settings', payload: 'a=1', headers });
    expect([unknown.statusCode, unknown.headers['connection']]).toEqual([404, 'keep-alive']);
    expect([wrong.statusCode, wrong.headers['connection']]).toEqual([403, 'keep-alive']);
  });
});
