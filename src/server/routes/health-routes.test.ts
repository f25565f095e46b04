import { describe, expect, it } from 'vitest';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { createLog } from '#runtime/services/log.ts';
import { failure, success } from '#domain/kernel/result.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const away = async (): Promise<never> => {
  throw new Error('gone');
};

describe('/healthz', () => {
  it('answers with the version while the process does, whatever is unavailable, and queries nothing', async () => {
    const app = await buildTestServer({
      context: emptyContext({ catalogue: { version: away } }),
      readiness: async () => failure('The database is away.'),
    });
    const { statusCode, headers, body } = await app.inject('/healthz');
    await app.close();
    const version = softwareVersion();
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([
      200,
      'no-store',
      { status: 'ok', version },
    ]);
  });
});

describe('/readyz', () => {
  it('answers 200 while visitors can be answered', async () => {
    const app = await buildTestServer({ readiness: async () => success(undefined) });
    const { statusCode, headers, body } = await app.inject('/readyz');
    await app.close();
    expect([statusCode, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', { status: 'ready' }]);
  });

  it('answers 503 with Retry-After while something is unavailable, and logs it', async () => {
    const lines: string[] = [];
    const app = await buildTestServer({
      log: createLog({ level: 'error', destination: { write: (line) => void lines.push(line) } }),
      readiness: async () => failure('The database server db.example does not answer.'),
    });
    const answer = await app.inject('/readyz');
    await app.inject('/readyz');
    await app.close();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.code]).toEqual([
      503,
      '10',
      'unavailable',
    ]);
    expect(answer.body).not.toContain('db.example');
    // Repeated probes log one line.
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('The database server db.example does not answer.');
  });

  it('answers 503 while the server stops, for load balancers', async () => {
    const app = await buildTestServer({ readiness: async () => success(undefined) });
    const statuses: number[] = [];
    const ask = async () => void statuses.push((await fetch(`${address}/readyz`)).status);
    app.addHook('preClose', ask);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    await ask();
    await app.close();
    expect(statuses).toEqual([200, 503]);
  });
});
