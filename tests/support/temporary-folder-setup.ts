import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/** Gives all tests one temporary folder and removes it behind them, so that a run leaves nothing on the machine. */
export function setup(): () => void {
  const folder = mkdtempSync(join(isMemoryFit() ? memoryFolder : tmpdir(), 'roamchart-tests-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Whether the machine's folder in memory (Linux) is large enough, and may hold programs. Databases sync every commit:
 * on a disk the store suites spend more than half of their time waiting for it.
 */
function isMemoryFit(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memoryFolder);
    return bavail * bsize >= neededBytes && mount !== undefined && !/\bnoexec\b/.test(mount);
  } catch {
    return false;
  }
}
