import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { ChildServer } from './child-server.ts';
import { processorMs } from './processor-time.ts';

const require = createRequire(import.meta.url);

/** What a load tool saw of one address. Times are milliseconds from the request to the end of the answer. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerAnswer: number;
  /** Answers with a status of 400 or more, and connections that broke. */
  readonly failures: number;
  /** Processor time that the server took for one answer; NaN where the system does not tell it. */
  readonly processorMs: number;
}

export interface LoadQuery {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose processor time is counted. */
  readonly server?: Pick<ChildServer, 'processId'>;
}

const reportSchema = z.object({
  latency: z.object({ p50: z.number(), p99: z.number() }),
  requests: z.object({ average: z.number(), total: z.number() }),
  throughput: z.object({ total: z.number() }),
  '4xx': z.number(),
  '5xx': z.number(),
  errors: z.number(),
});

/** Asks for one address over and over with autocannon, in a process of its own, as a browser that takes brotli. */
export async function measureLoad({
  url,
  connections,
  seconds,
  headers = {},
  server,
}: LoadQuery): Promise<LoadFigures> {
  const parameters = ['--json', '-c', String(connections), '-d', String(seconds), '-H', 'accept-encoding=br'];
  for (const [name, value] of Object.entries(headers)) parameters.push('-H', `${name}=${value}`);
  const before = processorMs(server?.processId);
  const tool = spawn(process.execPath, [require.resolve('autocannon'), ...parameters, url], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { latency, requests, throughput, errors, ...answers } = reportSchema.parse(JSON.parse(await text(tool.stdout)));
  const used = processorMs(server?.processId) - before;
  return {
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    bytesPerAnswer: requests.total === 0 ? 0 : Math.round(throughput.total / requests.total),
    failures: answers['4xx'] + answers['5xx'] + errors,
    processorMs: used / requests.total,
  };
}
