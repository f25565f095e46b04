import { Histogram, type Registry } from 'prom-client';

const labelNames = ['method', 'route', 'status'] as const;

type LabelName = (typeof labelNames)[number];

/** Labels of a request. */
export type RequestLabels = Readonly<Record<LabelName, string>>;

/** Metadata of a `prom-client` histogram. */
type Figures = Awaited<ReturnType<Histogram<LabelName | 'le'>['get']>>;

/**
 * Histogram of request times. It counts itself and hands the values to `prom-client` on scrape: the library would
 * validate, sort and join the labels for every request, which takes longer than anything else in sending a cached page.
 */
export class RequestTimes {
  readonly #bounds: readonly number[];
  readonly #known = new Map<string, LabelledTimes>();

  /** @param bounds of the buckets in seconds, ascending */
  constructor(registry: Registry, bounds: readonly number[]) {
    this.#bounds = bounds;
    const figures = (): Figures['values'] => [...this.#known.values()].flatMap((times) => times.figures());
    registry.registerMetric(new CountedElsewhere(figures));
  }

  /** The histogram for these labels; keep it where it is used often. */
  of(labels: RequestLabels): LabelledTimes {
    const key = labelNames.map((name) => labels[name]).join(' ');
    const times = this.#known.get(key) ?? new LabelledTimes(labels, this.#bounds);
    this.#known.set(key, times);
    return times;
  }
}

/** Request times with the same labels. */
class LabelledTimes {
  readonly #labels: RequestLabels;
  readonly #buckets: readonly { readonly bound: number; count: number }[];
  #seconds = 0;

  constructor(labels: RequestLabels, bounds: readonly number[]) {
    this.#labels = labels;
    this.#buckets = [...bounds, Number.POSITIVE_INFINITY].map((bound) => ({ bound, count: 0 }));
  }

  observe(seconds: number): void {
    for (const bucket of this.#buckets) {
      if (seconds > bucket.bound) continue;
      bucket.count += 1;
      this.#seconds += seconds;
      return;
    }
  }

  /** Buckets are cumulative, as Prometheus expects. */
  figures(): Figures['values'] {
    const labels = this.#labels;
    let count = 0;
    const buckets = this.#buckets.map((bucket) => {
      count += bucket.count;
      const le = bucket.bound === Number.POSITIVE_INFINITY ? '+Inf' : bucket.bound;
      return { metricName: `${metricName}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${metricName}_sum`, labels, value: this.#seconds },
      { metricName: `${metricName}_count`, labels, value: count },
    ];
  }
}

const metricName = 'roamchart_http_request_seconds';
const help = 'Time from a request to the end of its answer, by route and status.';

const settings = { name: metricName, help, labelNames, registers: [] };

/** A `prom-client` metric over counts made elsewhere. */
class CountedElsewhere extends Histogram<LabelName | 'le'> {
  readonly #figures: () => Figures['values'];
  /** Everything but the values. */
  readonly #empty = new Histogram<LabelName>(settings);

  constructor(figures: () => Figures['values']) {
    super(settings);
    this.#figures = figures;
  }

  override async get(): Promise<Figures> {
    return { ...(await this.#empty.get()), values: this.#figures() };
  }

  /** The library's faster method, which its registry prefers. */
  async getForPromString(): Promise<Figures> {
    return this.get();
  }
}
