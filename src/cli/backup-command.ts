import { join } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import type { Result } from '#domain/kernel/result.ts';
import { makeDueBackup } from '#runtime/backup/backup-maintenance.ts';
import { makeBackup, type MadeBackup } from '#runtime/backup/make-backup.ts';
import { checkBackup, restoreBackup, type BackupFacts, type RestoredSite } from '#runtime/backup/restore-backup.ts';
import type { Config } from '#runtime/settings/config.ts';
import { openImageStore } from '#runtime/services/open-image-store.ts';
import { openProgressBar, showCopy } from './progress-bar.ts';
import { readSettings } from './read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from './terminal.ts';

interface BackupOptions {
  readonly keep?: number;
  readonly due?: true;
  readonly json?: true;
}

interface RestoreOptions {
  readonly replace?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

export const addBackupCommands: AddCommand = (program, terminal, finish) => {
  program
    .command('backup')
    .description('Write everything the site stores to one file while the site runs, then read it back to verify it.')
    .argument('[place]', 'a .tar file or a folder (default: BACKUP_FOLDER, or backups in DATA_DIR)', terminal.locate)
    .addOption(new Option('--keep <n>', 'keep only the newest n backups in the folder').argParser(parseCount))
    .option('--due', 'only if BACKUP_HOURS have passed since the last backup, as the servers do themselves')
    .option('--json', 'print the result as JSON')
    .action(async (place: string | undefined, options: BackupOptions) =>
      finish(await runBackup(place, options, terminal)),
    );
  program
    .command('restore')
    .description('Restore the site from a backup. Stop its servers first.')
    .argument('<file>', 'a file written by "roamchart backup"', terminal.locate)
    .option('--replace', 'overwrite a database that has data; that data is lost')
    .option('--dry-run', 'only verify the file and show what it contains')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, options: RestoreOptions) => finish(await runRestore(file, options, terminal)));
};

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 999.');
  return Number(text);
}

/** The parts of a request that come from the settings. */
function readParts({ databaseUrl, dataDir, reviews }: Config) {
  return { database: { url: databaseUrl, dataDir }, imageStore: openImageStore(reviews.images, dataDir) };
}

async function runBackup(
  place: string | undefined,
  { keep, due, json }: BackupOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const { backups, dataDir } = config;
  const bar = openProgressBar(terminal.progress);
  const request = { ...readParts(config), now: terminal.now(), onProgress: showCopy(bar) };
  const usualPlace = backups.folder ?? join(dataDir, 'backups');
  const made: Result<MadeBackup | null> = await (
    due === true
      ? makeDueBackup(request, backups)
      : makeBackup({ ...request, place: place ?? usualPlace, kept: keep ?? null })
  ).finally(bar.close);
  return answer(made, json === true ? asJson : describeMade, terminal);
}

async function runRestore(
  path: string,
  { replace, dryRun, json }: RestoreOptions,
  terminal: Terminal,
): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  if (dryRun === true) return answer(await checkBackup(path), json === true ? asJson : describeChecked, terminal);
  const bar = openProgressBar(terminal.progress);
  const request = { ...readParts(config), path, replaces: replace === true, onProgress: showCopy(bar) };
  const restored = await restoreBackup(request).finally(bar.close);
  return answer(restored, json === true ? asJson : describeRestored, terminal);
}

function describeChecked(facts: BackupFacts): string {
  return `The backup is intact: ${describeContents(facts)}, made ${facts.madeAt} by version ${facts.software}.\n`;
}

function describeRestored({ replacedFile, ...facts }: RestoredSite): string {
  const kept =
    replacedFile === null
      ? ''
      : `The previous database is kept as ${replacedFile}. It holds personal data: delete it once all is well.\n`;
  return `Restored the site as of ${facts.madeAt}: ${describeContents(facts)}. Every table was counted and compared.\n${kept}`;
}

function answer<Value>(result: Result<Value>, describe: (value: Value) => string, terminal: Terminal): ExitStatus {
  if (result.ok) terminal.out(describe(result.value));
  else terminal.err(`${result.reason}\n`);
  return result.ok ? 0 : 1;
}

const asJson = (value: unknown): string => `${JSON.stringify(value)}\n`;

function describeMade(made: MadeBackup | null): string {
  if (made === null) return 'No backup is due, or another process is making it.\n';
  const missing =
    made.missingImages === 0
      ? ''
      : `${made.missingImages} ${made.missingImages === 1 ? 'screenshot named in the database was' : 'screenshots named in the database were'} missing and could not be backed up.\n`;
  const removed = made.removed.map((name) => `Removed ${name}.\n`).join('');
  const megabytes = (made.bytes / 1e6).toFixed(1);
  return `Wrote ${made.path}, ${megabytes} MB: ${describeContents(made)}. It was read back and is intact.\n${missing}${removed}`;
}

function describeContents({ tables, rows, images }: Pick<BackupFacts, 'tables' | 'rows' | 'images'>): string {
  const files = images === 0 ? '' : ` and ${images.toLocaleString('en')} screenshots`;
  return `${rows.toLocaleString('en')} rows in ${tables} tables${files}`;
}
