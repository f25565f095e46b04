import type { Log } from '#runtime/services/log.ts';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';
import { repeatTask, type RepeatedTask } from './repeat-task.ts';

/** Polling interval: times and sizes of some dozens of files. Polling works on every disk, shared ones too. */
const pauseMs = 5_000;

/** Reads the operator's files again when they change. Runs in every process of a site, each for itself. */
export function startFileTasks({ files, log }: { readonly files: SiteFiles; readonly log: Log }): RepeatedTask {
  let told = 0;
  return repeatTask({ pauseMs, log, says: 'brand, content and public files could not be read' }, async () => {
    await files.refresh();
    const { version, problems } = files.current;
    if (version === told) return;
    told = version;
    if (problems.length > 0) log.warn({ problems }, 'not all files of brand, content and public are shown');
    else log.info({ version }, 'brand, content and public files were read');
  });
}
