import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { percentile } from './percentiles.ts';
import { turnFiguresSchema } from './work-in-turns.ts';

/** Repeated work of a script that calls `workInTurns`. */
export interface TurnRow {
  readonly row: string;
  /** Rows with the same script share its process. */
  readonly script: readonly [file: string, ...parameters: string[]];
  readonly work: string;
  /** Baseline row; default: the first. */
  readonly yardstick?: string;
}

export interface TurnFigures {
  readonly row: string;
  /** Milliseconds, once. */
  readonly p50: number;
  readonly p99: number;
  /** Mean over all threads; other programs on the machine hardly affect it. */
  readonly processorMs: number;
  /** Median of the ratios to the baseline over all rounds. */
  readonly timesP50: number;
  readonly timesProcessorMs: number;
}

interface Turn extends Pick<TurnFigures, 'p50' | 'processorMs'> {
  readonly samples: readonly number[];
}

/** Odd. */
const rounds = 9;
const countPerRound = 100;
/** Warm-up: the first ones are slower, and keep other threads busy, until the engine has compiled their code. */
const warming = 400;

/** Measures works in processes of their own, in many interleaved rounds, because other work on the machine varies. */
export async function measureTurns(rows: readonly TurnRow[]): Promise<readonly TurnFigures[]> {
  const workers = new Map<string, ChildProcess>();
  const take = (row: TurnRow, count: number): Promise<Turn> => {
    const key = row.script.join('\n');
    const worker = workers.get(key) ?? start(row.script);
    workers.set(key, worker);
    return takeTurn(worker, row.work, count);
  };
  try {
    for (const row of rows) await take(row, warming);
    const turns = new Map<string, Turn[]>(rows.map(({ row }) => [row, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const row of rows) turns.get(row.row)?.push(await take(row, countPerRound));
    }
    const turnsOf = (row: string | undefined): Turn[] => turns.get(row ?? '') ?? [];
    return rows.map(({ row, yardstick = rows[0]?.row }) => ({ row, ...sumUp(turnsOf(row), turnsOf(yardstick)) }));
  } finally {
    for (const worker of workers.values()) worker.disconnect();
  }
}

/** React is only fast in production mode. */
function start([file, ...parameters]: TurnRow['script']): ChildProcess {
  return fork(file, parameters, { env: { ...process.env, NODE_ENV: 'production' } });
}

async function takeTurn(worker: ChildProcess, work: string, count: number): Promise<Turn> {
  const ended = new AbortController();
  const end = (): void => ended.abort(new Error(`A process that measures ended; its reason stands above.`));
  worker.once('exit', end);
  worker.send({ work, count });
  const [message] = await once(worker, 'message', { signal: ended.signal });
  worker.off('exit', end);
  const { samples, processorMs } = turnFiguresSchema.parse(message);
  return { samples, processorMs, p50: percentile(samples, 0.5) };
}

function sumUp(own: readonly Turn[], yardstick: readonly Turn[]): Omit<TurnFigures, 'row'> {
  const samples = own.flatMap((turn) => turn.samples);
  const times = (figure: 'p50' | 'processorMs'): number =>
    percentile(
      own.map((turn, round) => turn[figure] / (yardstick[round]?.[figure] ?? Number.NaN)),
      0.5,
    );
  return {
    p50: percentile(samples, 0.5),
    p99: percentile(samples, 0.99),
    processorMs: own.reduce((sum, turn) => sum + turn.processorMs, 0) / own.length,
    timesP50: times('p50'),
    timesProcessorMs: times('processorMs'),
  };
}
