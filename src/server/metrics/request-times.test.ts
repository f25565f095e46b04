import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('equals a prom-client histogram', async () => {
  const bounds = [0.005, 0.1, 1, 10];
  const counted = new Registry();
  const times = new RequestTimes(counted, bounds);
  const theirs = new Registry();
  const histogram = new Histogram({
    name: 'roamchart_http_request_seconds',
    help: 'Time from a request to the end of its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: bounds,
    registers: [theirs],
  });
  const read = async (): Promise<string> => {
    const text = await counted.metrics();
    expect(text).toBe(await theirs.metrics());
    return text;
  };
  await read();
  for (let count = 0; count < 1_000; count += 1) {
    const labels = {
      method: count % 3 === 0 ? 'HEAD' : 'GET',
      route: '/a"\\\n',
      status: count % 5 === 0 ? '304' : '200',
    };
    const seconds = count % 7 === 0 ? 0.1 : count / 50;
    times.of(labels).observe(seconds);
    histogram.observe(labels, seconds);
  }
  expect(await read()).toContain('_bucket{le="+Inf",method="GET"');
  expect(await read()).toContain('_count{method="HEAD"');
});
