import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { failure, success } from '#domain/kernel/result.ts';
import type { OpenPages } from '#runtime/backup/drill-backup.ts';
import { installationFolder } from '#runtime/settings/environment.ts';

/** Opens pages of the built site, in a process with the settings of this one but for database and data directory. */
export const openBuiltPages: OpenPages = async ({ url, dataDir }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('tools', 'open-pages.ts')], {
    cwd: installationFolder,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return status === 0 ? success(Number(stdout)) : failure(stderr.trim());
};
