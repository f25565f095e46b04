import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** What a load tool saw of one address. Times are milliseconds from the request to the end of the answer. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerAnswer: number;
  /** Answers that are not 2xx, and connections that broke. */
  readonly failures: number;
}

export interface LoadQuery {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
}

const reportSchema = z.object({
  latency: z.object({ p50: z.number(), p99: z.number() }),
  requests: z.object({ average: z.number(), total: z.number() }),
  throughput: z.object({ total: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** Asks for one address over and over with autocannon, in a process of its own, as a browser that takes brotli. */
export async function measureLoad({ url, connections, seconds }: LoadQuery): Promise<LoadFigures> {
  const parameters = ['--json', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=br', url];
  const tool = spawn(process.execPath, [require.resolve('autocannon'), ...parameters], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { latency, requests, throughput, non2xx, errors } = reportSchema.parse(JSON.parse(await text(tool.stdout)));
  return {
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bytesPerAnswer: requests.total === 0 ? 0 : Math.round(throughput.total / requests.total),
    failures: non2xx + errors,
  };
}
