import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMeasures } from '#server/metrics/measures.ts';
import { buildTestServer, emptyContext, plainSite } from '#tests/support/server-parts.ts';

describe('pages that are not in memory', () => {
  it('have a limit for each client, by network for IPv6, with 429 and Retry-After', async () => {
    const context = emptyContext();
    const measures = createMeasures();
    const app = await buildTestServer({ context, measures });
    const ask = async (address: string, path: string): Promise<readonly [number, string | undefined]> => {
      const { statusCode, headers } = await app.inject({ url: path, headers: { 'x-forwarded-for': address } });
      return [statusCode, headers['retry-after']?.toString()];
    };
    for (let page = 0; page < 60; page += 1)
      expect(await ask(`2001:db8::${page.toString(16)}`, `/page-${page}`)).toEqual([200, undefined]);
    expect(await ask('2001:db8::ffff', '/other')).toEqual([429, '60']);
    expect(context.limitedPages.ofHour(context.now())).toMatchObject({ count: 1 });
    const counts = await measures.registry.getSingleMetricAsString('roamchart_http_request_seconds');
    expect(counts).toMatch(/seconds_count\{method="GET",route="\/\*",status="429"\} 1/);
    expect(await ask('2001:db8:0:1::1', '/other')).toEqual([200, undefined]);
    // A proxy that names no visitor stands for all of them.
    for (let page = 0; page < 70; page += 1) expect((await app.inject(`/own-${page}`)).statusCode).toBe(200);
    await app.close();
  });

  it('are made one after the other for one client, and a flood uses its minute up unserved', async () => {
    const gate = Promise.withResolvers<void>();
    const asked: string[] = [];
    const atOnce: number[] = [];
    let running = 0;
    const app = await buildTestServer({
      site: {
        ...plainSite,
        answer: async (request, context) => {
          asked.push(request.path);
          atOnce.push((running += 1));
          await gate.promise;
          // Whatever came at the same time begins now, unless it waits for this page.
          await setImmediate();
          running -= 1;
          return plainSite.answer(request, context);
        },
      },
    });
    const ask = (page: number, address = '192.0.2.1') =>
      app.inject({ url: `/page-${page}`, headers: { 'x-forwarded-for': address } });
    const refusal = Promise.withResolvers<void>();
    let refused = 0;
    const answers = Array.from({ length: 80 }, async (_none, page) => {
      const { statusCode } = await ask(page);
      if (statusCode === 429 && (refused += 1) === 70) refusal.resolve();
      return statusCode;
    });
    await refusal.promise;
    expect(asked).toHaveLength(1);
    gate.resolve();
    const statuses = await Promise.all(answers);
    expect([statuses.filter((status) => status === 200).length, asked.length]).toEqual([1, 1]);
    expect((await ask(80)).statusCode).toBe(429);
    const visit = await Promise.all(Array.from({ length: 10 }, (_none, page) => ask(page, '192.0.2.2')));
    expect(visit.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(Math.max(...atOnce)).toBe(1);
    await app.close();
  });
});
