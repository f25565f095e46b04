import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/**
 * Creates the data directory if needed, owner only, and checks that it is writable. A failure is one sentence for the operator.
 * @param dataDir absolute path
 */
export function prepareDataDir(dataDir: string): Result<string> {
  try {
    for (const folder of missingFolders(dataDir)) mkdirSync(folder, folder === dataDir ? { mode: 0o700 } : {});
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return success(dataDir);
  } catch {
    return failure(`The folder ${dataDir} cannot be written to; name one that this user may write to in DATA_DIR.`);
  }
}

/** Outermost first. Recursive `mkdir` never returns where the system always answers ENOENT (/proc). */
function missingFolders(folder: string): string[] {
  const missing: string[] = [];
  for (let each = folder; !existsSync(each) && dirname(each) !== each; each = dirname(each)) missing.unshift(each);
  return missing;
}
