import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own, which the run removes with its temporary folder. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'roamchart-'));
}
