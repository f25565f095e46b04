import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { serverLimits } from './server-limits.ts';

let app: Awaited<ReturnType<typeof buildTestServer>>;
let port = 0;

beforeAll(async () => {
  app = await buildTestServer({ context: emptyContext() });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Everything received until the server closes the connection. */
async function send(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return text(socket);
}

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
    const answer = await send(sent);
    expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
    expect(answer).toContain('\r\nConnection: close\r\n');
    expect(answer.split('\r\n\r\n')[1]).toMatch(/\.\n$/);
  });
});
