import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

/** Main-thread work of one use of a control, in ms of processor time. */
export interface Work {
  /** From the event to the end of the first frame after it. */
  readonly toFrame: number;
  /** The longest subsequent task, which would delay a visitor's next input. */
  readonly longest: number;
  /** Everything, until the page rests. */
  readonly all: number;
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().default(0),
      tdur: z.number().default(0),
      args: z.object({ data: z.object({ type: z.unknown() }).partial().optional() }).optional(),
    }),
  ),
});

type TraceEvent = z.infer<typeof traceSchema>['traceEvents'][number];

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];
/** Times of a trace are microseconds. */
const perMs = 1000;

/**
 * Uses a control and measures the page's main thread, in processor time, which other programs hardly affect.
 * @param type of the event that ends the use, such as `click`
 * @throws when the page has not received such an event, or has not rendered after it
 */
export async function traceWork(
  { browser, page }: { readonly browser: Browser; readonly page: Page },
  type: string,
  use: () => Promise<void>,
): Promise<Work> {
  await untilRest(page);
  await browser.startTracing(page, { categories });
  await use();
  await untilRest(page);
  const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
  return workAfter(traceEvents, type);
}

function workAfter(events: readonly TraceEvent[], type: string): Work {
  const used = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  if (used === undefined) throw new Error(`The page has seen no ${type}.`);
  const own = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === used.pid && tid === used.tid && ts >= used.ts)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const frame = own.find(({ name }) => name === 'Commit');
  if (frame === undefined) throw new Error(`The page has rendered nothing after the ${type}.`);
  const tasks = outermost(own);
  return {
    toFrame: sum(tasks.filter(({ ts }) => ts <= frame.ts)),
    longest: Math.max(...tasks.map(({ tdur }) => tdur)) / perMs,
    all: sum(tasks),
  };
}

/**
 * Without nested tasks.
 * @param events of one thread by their beginning, the longer one first
 */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

function sum(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((total, { tdur }) => total + tdur, 0) / perMs;
}

/** Until the browser has been idle twice, half a second apart. */
async function untilRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));
    await idle();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await idle();
  });
}
