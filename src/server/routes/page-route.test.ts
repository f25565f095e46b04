import { describe, expect, it } from 'vitest';
import { createMeasures } from '#server/metrics/measures.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

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
});
