import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';

/** A request of the measuring process: some work, repeated. */
export const turnSchema = z.object({ work: z.string(), count: z.number() });

/** Cost of a turn: milliseconds of each, and processor time of all threads for one. */
export const turnFiguresSchema = z.object({ samples: z.array(z.number()), processorMs: z.number() });

export type Work = () => unknown;

/** Runs works on request of the parent process. Exits with it. */
export function workInTurns(works: Readonly<Record<string, Work>>): void {
  process.on('message', (message) => {
    const { work, count } = turnSchema.parse(message);
    const chosen = works[work];
    if (chosen === undefined) throw new Error(`There is no work called ${work}.`);
    void repeat(chosen, count).then((figures) => process.send?.(figures));
  });
  process.on('disconnect', () => process.exit());
}

/** Each in its own turn of the event loop, as a server handles requests. */
async function repeat(work: Work, count: number): Promise<z.infer<typeof turnFiguresSchema>> {
  const samples: number[] = [];
  const before = process.cpuUsage();
  for (let index = 0; index < count; index += 1) {
    await setImmediate();
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return { samples, processorMs: (user + system) / 1000 / count };
}
