import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const reportSchema = z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), withdrawn: z.number() });

export interface ProcessFigures {
  readonly seconds: number;
  /** Of all threads; without the database's own, where that is another process. Other work on the machine hardly changes it. */
  readonly processorSeconds: number;
  /** Peak resident memory of the process, as Linux reports it. */
  readonly peakMb: number;
}

export interface ImportFigures extends ProcessFigures {
  readonly counts: z.output<typeof reportSchema>;
}

/** As servers run feeds: visitors come first. */
const importPriority = 10;

/** Imports a canonical CSV with the command that operators use, in a process of its own. */
export async function runImportProcess(
  path: string,
  settings: Readonly<Record<string, string>>,
): Promise<ImportFigures> {
  const { output, ...figures } = await runProcess(['import', path, '--format', 'canonical-csv', '--json'], settings);
  return { ...figures, counts: reportSchema.parse(JSON.parse(output)) };
}

export async function runFeedsProcess(settings: Readonly<Record<string, string>>): Promise<ProcessFigures> {
  const { output, ...figures } = await runProcess(['feeds', 'run', '--json'], settings);
  const outcomes = z.array(z.object({ outcome: z.string() })).parse(JSON.parse(output));
  if (outcomes.some(({ outcome }) => outcome === 'failed')) throw new Error(output);
  return figures;
}

/** Runs any command of the operator. */
export async function runProcess(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<ProcessFigures & { readonly output: string }> {
  const start = performance.now();
  const child = spawn(process.execPath, ['bin/roamchart.js', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  if (child.pid !== undefined) setPriority(child.pid, importPriority);
  const ended = once(child, 'exit');
  let peakMb = 0;
  let processorSeconds = 0;
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid));
    processorSeconds = Math.max(processorSeconds, processorSecondsOf(child.pid));
  }, 100);
  const output = await text(child.stdout);
  const [status] = (await ended) as [number | null];
  if (status !== 0) throw new Error(`roamchart ${words.join(' ')} ended with ${status}.`);
  clearInterval(look);
  return { seconds: (performance.now() - start) / 1000, processorSeconds, peakMb, output };
}

/** 0: exited. */
function peakOf(pid: number | undefined): number {
  try {
    const kilobytes = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** Linux counts in hundredths of a second. 0: exited. */
function processorSecondsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
