import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from '#tools/find-program.ts';
import { startNginx, type Nginx } from './stand-ins/nginx.ts';

const program = findProgram('nginx');

interface Instance {
  readonly server: Server;
  readonly address: string;
}

/** A server with `/` in memory, whose database is away for everything else. It answers `/italy` once two have asked. */
async function startInstance(asked: IncomingMessage[]): Promise<Instance> {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    response.statusCode = request.url === '/' ? 200 : 503;
    if (request.url === '/italy') waiting.push(response);
    else response.end('answer');
    if (waiting.length === 2) for (const each of waiting.splice(0)) each.end('answer');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.skipIf(!program.ok)('nginx with deploy/nginx.conf', () => {
  const asked: IncomingMessage[] = [];
  let instances: readonly [Instance, Instance];
  let nginx: Nginx;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    if (!program.ok) return;
    instances = [await startInstance(asked), await startInstance(asked)];
    nginx = await startNginx(program.value, [instances[0].address, instances[1].address]);
    session = connect(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false });
  });
  afterAll(async () => {
    session.destroy();
    await nginx[Symbol.asyncDispose]();
    for (const { server } of instances) server.close();
  });

  async function ask(path: string): Promise<number> {
    const stream = session.request({ ':path': path, 'x-forwarded-for': '203.0.113.9' });
    const [headers] = (await once(stream, 'response')) as [{ readonly ':status': number }];
    await text(stream);
    return headers[':status'];
  }

  it('speaks HTTP/2, and tells the site who asks and nothing that the visitor made up', async () => {
    expect(await ask('/')).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    expect(asked.at(-1)?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  });

  it('takes no instance out of use whose database is away', async () => {
    const answers: number[] = [];
    // One after the other, so that the proxy has counted each before the next.
    for (let turn = 0; turn < 20; turn += 1) answers.push(await ask(`/japan?page=${turn}`), await ask('/'));
    expect(answers).toEqual(Array.from({ length: 20 }, () => [503, 200]).flat());
  });

  it('lets nobody wait for what another asks for', { timeout: 4_000 }, async () => {
    expect(await Promise.all([ask('/italy'), ask('/italy')])).toEqual([503, 503]);
  });

  it('writes down what was asked, and no address', async () => {
    await ask('/japan?q=aiko@esim.example');
    const written = nginx.readLogs();
    expect(written).toContain(' GET /japan 503 ');
    expect(written).not.toMatch(/127\.0\.0\.1|203\.0\.113|aiko/);
  });
});
