import { join } from 'node:path';
import type { Context } from '#runtime/context.ts';
import { loadSite } from '#server/load-site.ts';
import { openBenchContext } from './open-bench-context.ts';
import { percentile } from './percentiles.ts';

export interface RenderFigures {
  /** Milliseconds for one page. */
  readonly p50: number;
  readonly p99: number;
  /** Mean processor time of one page, all threads; what other programs do on the machine hardly changes it. */
  readonly processorMs: number;
}

interface RenderQuery {
  readonly dataDir: string;
  readonly path: string;
  readonly count: number;
}

/** Renders one page again and again, one after the other, with and without asking the database. No HTTP, no compression. */
export async function measureRender({ dataDir, path, count }: RenderQuery): Promise<{
  readonly withDatabase: RenderFigures;
  readonly withoutDatabase: RenderFigures;
}> {
  await using rooms = await openBenchContext(dataDir);
  const page = await loadSite(join(process.cwd(), 'dist'));
  const render = (context: Context): Promise<unknown> =>
    page.answer({ method: 'GET', path, search: '', cookies: {}, acceptLanguage: null }, context);
  const remembering = rememberAnswers(rooms.context);
  return {
    withDatabase: await time(() => render(rooms.context), count),
    withoutDatabase: await time(() => render(remembering), count),
  };
}

/** The first renders are slower, and keep other threads busy, until the engine has compiled what they run. */
export const warmingRenders = 400;

async function time(work: () => Promise<unknown>, count: number): Promise<RenderFigures> {
  for (let index = 0; index < warmingRenders; index += 1) await work();
  const samples: number[] = [];
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  const processorMs = (user + system) / 1000 / count;
  return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99), processorMs };
}

/** The same context, which asks each store each question only once. */
function rememberAnswers(context: Context): Context {
  const { catalogue, currency, reviews } = context;
  return { ...context, catalogue: memoize(catalogue), currency: memoize(currency), reviews: memoize(reviews) };
}

function memoize<Store extends object>(store: Store): Store {
  const answers = new Map<string, unknown>();
  return new Proxy(store, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...parameters: unknown[]) => {
        const question = `${String(name)} ${JSON.stringify(parameters)}`;
        if (!answers.has(question)) answers.set(question, method.apply(target, parameters));
        return answers.get(question);
      };
    },
  });
}
