import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { ChildServer } from './child-server.ts';

/** Processor time of a process since its start, in steps of 10 ms: Linux counts in ticks. NaN: unknown. */
export function processorMs(processId: number | undefined): number {
  if (processId === undefined || process.platform !== 'linux') return Number.NaN;
  // The name before the last bracket may hold blanks.
  const columns = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(columns[11]) + Number(columns[12])) * 10;
}

/** Maximum use of an idle server in a second. */
const quietMs = 50;

/**
 * Waits until a server has finished its background work, child processes included: files to download. On a
 * machine with few processors it would distort measurements.
 */
export async function untilQuiet({ processId }: ChildServer): Promise<void> {
  for (let before = 0, used = Infinity; used > quietMs;) {
    await setTimeout(1000);
    const now = familyMs(processId);
    // Processor time of an exited process is lost; without any figure there is nothing to wait for.
    used = Math.abs(now - before);
    before = now;
  }
}

function familyMs(processId: number | undefined): number {
  if (processId === undefined || process.platform !== 'linux') return Number.NaN;
  const children = readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return [processId, ...(children.match(/\d+/g) ?? []).map(Number)].reduce((sum, id) => sum + processorMs(id), 0);
}
