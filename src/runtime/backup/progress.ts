import { passOn } from '#domain/kernel/pass-on.ts';
import type { StoredRow } from '#database/table-rows.ts';

/** Called repeatedly while rows are copied. */
export type OnProgress = (progress: { readonly done: number; readonly total: number }) => void;

export interface Progress {
  readonly add: (rows: number) => void;
  /** Passes rows through and counts them. */
  readonly count: (batches: AsyncIterable<readonly StoredRow[]>) => AsyncGenerator<readonly StoredRow[]>;
}

export function createProgress(total: number, onProgress: OnProgress = () => {}): Progress {
  let done = 0;
  const add = (rows: number): void => {
    done += rows;
    onProgress({ done, total });
  };
  return {
    add,
    count: (batches) => passOn(batches, (rows) => add(rows.length)),
  };
}
