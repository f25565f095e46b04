import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Results of one address. Times are milliseconds from the request to the end of the response. */
export interface LoadFigures {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerAnswer: number;
  /** Answers with a status of 400 or more, and connections that broke. */
  readonly failures: number;
  /** Processor time of the server per response; NaN where the system does not report it. */
  readonly processorMs: number;
}

export interface LoadTarget {
  readonly url: string;
  /** Of the server, whose processor time is counted. */
  readonly processId?: number | undefined;
}

export interface LoadQuery {
  readonly targets: readonly LoadTarget[];
  readonly connections: number;
  /** For each address. */
  readonly seconds: number;
  /** Number of slices per address, interleaved, because other work on the machine varies. */
  readonly turns: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const reportSchema = z.object({
  requestsPerSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  bytesPerAnswer: z.number(),
  /** How many answers had each. */
  statuses: z.record(z.string(), z.number()),
  /** Connections. */
  broken: z.number(),
  // JSON has no NaN.
  processorMs: z.number().nullable(),
});

/** Output of the load generator for one address. */
export type LoadReport = z.input<typeof reportSchema>;

/**
 * Requests addresses repeatedly, in a process of its own, as a browser that accepts brotli; figures in the order of
 * addresses. Throws on any response with an unexpected status, and on failures.
 */
export async function measureLoad(query: LoadQuery, expectedStatus: number): Promise<LoadFigures[]> {
  const tool = spawn(process.execPath, ['bench/load-generator.ts', JSON.stringify(query)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const reports = z.array(reportSchema).parse(JSON.parse(await text(tool.stdout)));
  return reports.map(({ statuses, broken, processorMs, ...figures }, index) => {
    const unexpected = Object.keys(statuses).filter((status) => Number(status) !== expectedStatus);
    if (unexpected.some((status) => Number(status) < 400)) {
      const url = query.targets[index]?.url;
      throw new Error(`${url} was to answer ${expectedStatus} only: ${JSON.stringify(statuses)}`);
    }
    const failures = unexpected.reduce((sum, status) => sum + (statuses[status] ?? 0), broken);
    return { ...figures, failures, processorMs: processorMs ?? Number.NaN };
  });
}
