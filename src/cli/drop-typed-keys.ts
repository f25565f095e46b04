import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Drops what was typed so far, so that a key pressed for one question never answers the next. */
export async function dropTypedKeys(input: Readable): Promise<void> {
  input.resume();
  // What the terminal holds is read in the poll phase between two immediates.
  await setImmediate();
  await setImmediate();
  input.pause();
}
