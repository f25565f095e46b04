import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { buildTestServer, emptyContext, plainSite } from '#tests/support/server-parts.ts';

interface Logged {
  readonly app: FastifyInstance;
  readonly lines: () => Record<string, unknown>[];
}

async function serveLogged(parts: Parameters<typeof buildTestServer>[0] = {}): Promise<Logged> {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const app = await buildTestServer({ ...parts, log });
  return { app, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the id of a request', () => {
  it('is in the answer, in the log and on the error page, and never taken from the client', async () => {
    const answer = async (): Promise<never> => {
      throw new Error('a fault');
    };
    const { app, lines } = await serveLogged({ site: { ...plainSite, answer } });
    const headers = { 'x-request-id': 'chosen by a client' };
    const page = await app.inject({ url: '/japan', headers });
    const missing = await app.inject({ url: '/assets/none.js', headers });
    const refused = await app.inject({ url: '/%', headers });
    await app.close();
    const ids = [page, missing, refused].map((each) => String(each.headers['x-request-id']));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(lines().some((line) => line['id'] === id && line['msg'] === 'answered')).toBe(true);
    }
    expect(page.body).toContain(ids[0]);
  });
});

describe('the request log', () => {
  it('has one line per request, without anything that identifies the visitor', async () => {
    const { app, lines } = await serveLogged();
    await app.inject({
      url: '/japan?q=my%20secret%20trip',
      headers: { cookie: 'currency=EUR', 'user-agent': 'Browser', 'x-request-id': 'chosen by a client' },
      remoteAddress: '203.0.113.9',
    });
    await app.close();
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'GET',
        path: '/japan',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ]);
  });

  it('truncates a long path', async () => {
    const { app, lines } = await serveLogged();
    await app.inject(`/${'a'.repeat(10_000)}`);
    await app.close();
    expect(String(lines()[0]?.['path'])).toHaveLength(200);
  });

  it('logs the reason of a fault under the id that the visitor is shown', async () => {
    const answer = async (): Promise<never> => {
      throw new Error('the database is gone');
    };
    const { app, lines } = await serveLogged({ context: emptyContext(), site: { ...plainSite, answer } });
    const page = await app.inject('/japan');
    await app.close();
    const fault = lines().find(({ level }) => level === 'error');
    expect(fault).toMatchObject({ msg: 'request failed', path: '/japan', err: { message: 'the database is gone' } });
    expect(page.body).toContain(String(fault?.['id']));
  });

  it('logs refused requests only in the access log', async () => {
    const { app, lines } = await serveLogged();
    await app.inject('/%E0%A4%A');
    await app.inject({ method: 'POST', url: '/japan' });
    await app.close();
    expect(lines().map(({ level, status }) => [level, status])).toEqual([
      ['info', 400],
      ['info', 405],
    ]);
  });
});
