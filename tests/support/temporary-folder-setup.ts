import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests one temporary folder and removes it behind them, so that a run leaves nothing on the machine. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-tests-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
