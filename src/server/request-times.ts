import { Histogram, type Registry } from 'prom-client';

type LabelName = 'method' | 'route' | 'status';

/** What a request is counted under. */
export type RequestLabels = Readonly<Record<LabelName, string>>;

/** So many are counted at once. */
const batchSize = 512;

/**
 * How long requests take. They are noted one by one and counted together, at the latest when somebody reads the figures: the
 * library makes texts of labels and numbers for each, which beside a request takes several times as long as one after the other.
 */
export class RequestTimes {
  readonly #histogram: Histogram<LabelName>;
  readonly #labels: RequestLabels[] = [];
  readonly #seconds: number[] = [];

  /** @param buckets upper bounds in seconds */
  constructor(registry: Registry, buckets: number[]) {
    this.#histogram = new Histogram({
      name: 'roamchart_http_request_seconds',
      help: 'Time from a request to the end of its answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [registry],
      collect: () => this.#count(),
    });
  }

  /** @param labels of which there are few; not to be changed afterwards */
  observe(labels: RequestLabels, seconds: number): void {
    this.#labels.push(labels);
    if (this.#seconds.push(seconds) >= batchSize) this.#count();
  }

  #count(): void {
    for (const [index, labels] of this.#labels.entries()) this.#histogram.observe(labels, this.#seconds[index] ?? 0);
    this.#labels.length = 0;
    this.#seconds.length = 0;
  }
}
