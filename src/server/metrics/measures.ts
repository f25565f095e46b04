import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of requests. They identify no visitor: routes are patterns, never addresses. */
export interface Measures {
  readonly registry: Registry;
  /** Time from a request to the end of its answer. */
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly inFlight: Gauge;
  /** Loading and rendering of pages and payloads, without HTTP. */
  readonly render: Histogram;
  /** Requests that were shed or that failed because a service is unavailable. */
  readonly unavailable: Counter<'route'>;
  /** Requests that came through a misconfigured proxy. */
  readonly proxyFaults: Counter<'fault'>;
}

/** One registry per process; it includes metrics of the process (processor, memory, event loop, garbage collection). */
export function createMeasures(): Measures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'roamchart_http_request_seconds',
      help: 'Time from a request to the end of its answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    inFlight: new Gauge({ name: 'roamchart_http_requests_under_way', help: 'Requests being answered.', registers }),
    render: new Histogram({
      name: 'roamchart_page_render_seconds',
      help: 'Time to load and draw a page or its payload.',
      buckets: seconds,
      registers,
    }),
    unavailable: new Counter({
      name: 'roamchart_http_unavailable_total',
      help: 'Answers with 503, by route.',
      labelNames: ['route'],
      registers,
    }),
    proxyFaults: new Counter({
      name: 'roamchart_proxy_faults_total',
      help: 'Requests through a proxy that is not trusted or sets no X-Forwarded-For or X-Forwarded-Proto.',
      labelNames: ['fault'],
      registers,
    }),
  };
}
