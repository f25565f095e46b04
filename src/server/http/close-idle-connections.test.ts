import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '#tests/support/server-parts.ts';

const host = '127.0.0.1';
let app: FastifyInstance;

afterEach(() => app.close());

async function start(): Promise<number> {
  app = await buildTestServer();
  return Number(new URL(await app.listen({ host, port: 0 })).port);
}

it('closes an idle connection', async () => {
  const port = await start();
  app.server.setTimeout(20);
  expect(await once(connect(port, host).resume(), 'close')).toEqual([false]);
});

it('has the same timeout before and after an answer, and announces a second less', async () => {
  const port = await start();
  const [answered, times] = [Promise.withResolvers<void>(), [] as unknown[]];
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    times.push(socket.timeout);
    response.on('close', () => {
      times.push(socket.timeout);
      answered.resolve();
    });
  });
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get({ agent, host, port, path: '/healthz' }), 'response');
  await answered.promise;
  agent.destroy();
  expect([...times, response.headers['keep-alive']]).toEqual([76_000, 76_000, 'timeout=75']);
});
