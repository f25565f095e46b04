import type { Result } from '#domain/kernel/result.ts';
import { readBackupKeys } from '#runtime/backup/backup-keys.ts';
import { openBackupPlace } from '#runtime/backup/backup-places.ts';
import { checkBackup, restoreBackup, type BackupFacts, type RestoredSite } from '#runtime/backup/restore-backup.ts';
import { bucketPlace } from '#runtime/settings/backup-settings.ts';
import type { Config } from '#runtime/settings/config.ts';
import { describeContents, describeLeftOut, placeOf, readParts } from './backup-command.ts';
import { answer, asJson } from '#cli/terminal/answer-result.ts';
import { openProgressBar, showCopy } from '#cli/terminal/progress-bar.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface RestoreOptions {
  readonly from?: string;
  readonly replace?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

export const addRestoreCommand: AddCommand = (command, terminal, finish) => {
  command
    .argument('<file>', 'a file written by "roamchart backup"; an encrypted one needs BACKUP_KEY_FILE')
    .option('--from <place>', `${bucketPlace}, if the file is there`, placeOf(terminal))
    .option('--replace', 'overwrite a database that has data; that data is lost')
    .option('--dry-run', 'only verify the file and show what it contains')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, options: RestoreOptions) => finish(await runRestore(file, options, terminal)));
};

async function runRestore(file: string, options: RestoreOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const { from, dryRun, json } = options;
  if (dryRun === true) {
    const checked = await onFile(file, { from, config, terminal }, checkBackup);
    return answer(checked, json === true ? asJson : describeChecked, terminal);
  }
  const bar = openProgressBar(terminal.progress);
  const { feedList } = config.backups.own;
  const request = { ...readParts(config), feedList, replaces: options.replace === true, onProgress: showCopy(bar) };
  const restored = await onFile(file, { from, config, terminal }, (archive) =>
    restoreBackup({ ...request, ...archive }),
  ).finally(bar.close);
  return answer(restored, json === true ? asJson : describeRestored, terminal);
}

interface FileParts {
  readonly from: string | undefined;
  readonly config: Config;
  readonly terminal: Terminal;
}

async function onFile<Value>(
  file: string,
  { from, config: { backups, dataDir }, terminal }: FileParts,
  work: (archive: Parameters<typeof checkBackup>[0]) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const keys = await readBackupKeys(backups.keyFile);
  if (!keys.ok) return keys;
  const withKeys = (path: string): Promise<Result<Value>> => work({ path, keys: keys.value });
  if (from === undefined) return withKeys(terminal.locate(file));
  const place = openBackupPlace(from, { ...backups, dataDir });
  return place.ok ? place.value.withFile(file, withKeys) : place;
}

function describeChecked(facts: BackupFacts): string {
  return `The backup is intact: ${describeContents(facts)}, made ${facts.madeAt} by version ${facts.software}.\n${describeLeftOut(facts)}`;
}

function describeRestored({ replacedFile, own, ...facts }: RestoredSite): string {
  const kept =
    replacedFile === null
      ? ''
      : `The previous database is kept as ${replacedFile}. It holds personal data: delete it once all is well.\n`;
  const aside =
    own.aside === null ? '' : `Settings, and files whose place is taken, are in ${own.aside}: copy what you need.\n`;
  return `Restored the site as of ${facts.madeAt}: ${describeContents(facts)}. Every table was counted and compared.\n${aside}${describeLeftOut(facts)}${kept}`;
}
