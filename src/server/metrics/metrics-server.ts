import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { describeListenError, type ListenAddress } from '#server/http/listen.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

interface MetricsParts {
  readonly registry: Registry;
  /** Called before the registry is read. */
  readonly gather: () => Promise<void>;
}

/**
 * `GET /metrics` for Prometheus, on a separate port that no proxy exposes. A failure is one sentence for the operator.
 */
export async function listenForMetrics(
  { registry, gather }: MetricsParts,
  { host, port }: ListenAddress,
): Promise<Result<MetricsServer>> {
  const server = createServer((request, reply) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void reply.writeHead(404).end();
    gather()
      .then(() => registry.metrics())
      .then(
        (text) => reply.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
        () => reply.writeHead(503).end(),
      );
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const sentence = describeListenError(error, { host, port }, { host: 'METRICS_HOST', port: 'METRICS_PORT' });
    if (sentence === null) throw error;
    return failure(sentence);
  }
  return success({
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  });
}
