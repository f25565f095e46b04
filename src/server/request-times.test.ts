import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('counts every request by the time the figures are read, however many wait to be counted', async () => {
  const registry = new Registry();
  const times = new RequestTimes(registry, [0.1, 1]);
  const page = { method: 'GET', route: 'page', status: '200' };
  for (let count = 0; count < 1_300; count += 1) times.observe(page, count < 1_000 ? 0.05 : 0.5);
  times.observe({ ...page, status: '304' }, 0.05);
  const read = async (): Promise<string[]> => (await registry.metrics()).split('\n').filter((line) => / \d/.test(line));
  const name = 'roamchart_http_request_seconds';
  const labels = 'method="GET",route="page",status="200"';
  const figures = await read();
  expect(figures).toContain(`${name}_bucket{le="0.1",${labels}} 1000`);
  expect(figures).toContain(`${name}_count{${labels}} 1300`);
  expect(figures).toContain(`${name}_count{method="GET",route="page",status="304"} 1`);
  expect(await read()).toEqual(figures);
});
