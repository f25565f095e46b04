import autocannon from 'autocannon';
import { processorMs } from './processor-time.ts';

export interface LoadTarget {
  readonly url: string;
  /** Requested in turn instead of the path of `url`. */
  readonly paths?: readonly string[];
  /** Of the server, whose processor time is counted. */
  readonly processId?: number | undefined;
}

export interface LoadQuery {
  readonly connections: number;
  readonly seconds: number;
  /** Ends the measurement early. */
  readonly until?: AbortSignal;
}

export interface LoadFigures {
  readonly requestsPerSecond: number;
  /** Milliseconds from the request to the end of the response, mean. */
  readonly meanMs: number;
  /** Milliseconds below which 97.5 % of the responses ended; whole ones. */
  readonly p975: number;
  /** With headers. */
  readonly bytesPerAnswer: number;
  /** Processor time of the server per response; NaN where the system does not report it. */
  readonly processorMs: number;
  readonly answers: number;
  /** Responses with another status than 2xx, and broken connections. */
  readonly failures: number;
}

/** Requests addresses repeatedly, as a browser that accepts brotli. Without a response in that time the figures are infinite. */
export async function measureLoad(
  { url, paths, processId }: LoadTarget,
  { connections, seconds, until }: LoadQuery,
): Promise<LoadFigures> {
  const before = processorMs(processId);
  const ended = Promise.withResolvers<autocannon.Result>();
  const options = {
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    ...(paths === undefined ? {} : { requests: paths.map((path) => ({ path })) }),
  };
  const load = autocannon(options, (error, result) => (error ? ended.reject(error) : ended.resolve(result)));
  until?.addEventListener('abort', () => load.stop());
  const { requests, latency, throughput, duration, errors, non2xx } = await ended.promise;
  const used = processorMs(processId) - before;
  const answers = requests.total;
  return {
    requestsPerSecond: answers / duration,
    meanMs: (connections * duration * 1000) / answers,
    p975: latency.p97_5,
    bytesPerAnswer: Math.round(throughput.total / answers),
    processorMs: used / answers,
    answers,
    failures: errors + non2xx,
  };
}
