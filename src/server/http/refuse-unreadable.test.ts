import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '#runtime/services/log.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { listen } from './listen.ts';
import { serverLimits } from './server-limits.ts';

const types = ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=x', 'a/b'];
const ends = {
  'a chunk without a size': 'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
  'half a body': 'Content-Length: 50\r\n\r\n{"a"',
};

const lines: { readonly level: string; readonly msg: string }[] = [];
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  const write = (line: string): void => void lines.push(JSON.parse(line));
  app = await buildTestServer({ log: createLog({ level: 'debug', destination: { write } }) });
  const address = await listen(app, { host: '127.0.0.1', port: 0 });
  port = address.ok ? Number(new URL(address.value).port) : 0;
});
afterAll(() => app.close());

describe('a body that breaks off', () => {
  /** Its answer, and the levels of what is logged of it. */
  async function send(path: string, type: string, end: string) {
    lines.length = 0;
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: ${type}\r\n${end}`;
    const answer = await text(connect({ port, host: '127.0.0.1', allowHalfOpen: true }).end(head));
    // One more request: whatever the broken one led to is logged before it.
    await fetch(`http://127.0.0.1:${port}/healthz`);
    return { status: Number(answer.slice(9, 12)), levels: lines.slice(0, -1).map(({ level }) => level) };
  }

  const paths = ['/japan', '/settings', '/report', '/api/reviews', '/api/nothing', '/v1/plans'];
  it.each(paths.flatMap((path) => Object.keys(ends).map((end) => [path, end] as const)))(
    'is one line of the log at debug: %s, %s',
    async (path, name) => {
      for (const type of types) {
        const { status, levels } = await send(path, type, Reflect.get(ends, name));
        expect([status >= 400 && status < 500, levels]).toEqual([true, ['debug']]);
      }
    },
  );
});

describe('an unreadable request', () => {
  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', '400 Bad Request'],
    [
      'a header without end',
      `GET / HTTP/1.1\r\nx: ${'a'.repeat(serverLimits.headerBlock)}`,
      '431 Request Header Fields Too Large',
    ],
    ['an address without end', `GET /${'a'.repeat(serverLimits.headerBlock)}`, '431 Request Header Fields Too Large'],
  ])('%s is refused, and the connection ends', async (_name, sent, status) => {
    const answer = await text(connect({ port, host: '127.0.0.1', allowHalfOpen: true }).end(sent));
    expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(answer).toContain('\r\nConnection: close\r\n');
    expect(answer.split('\r\n\r\n')[1]).toMatch(/\.\n$/);
  });
});
