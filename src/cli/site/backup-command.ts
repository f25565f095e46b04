import { join } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { success, type Result } from '#domain/kernel/result.ts';
import type { FoundBackup } from '#runtime/backup/backup-folder.ts';
import { readBackupKeys, writeBackupKey, type BackupKeys } from '#runtime/backup/backup-keys.ts';
import { makeDueBackup } from '#runtime/backup/backup-maintenance.ts';
import { openBackupPlace } from '#runtime/backup/backup-places.ts';
import { drillBackup, type Drill } from '#runtime/backup/drill-backup.ts';
import type { MadeBackup } from '#runtime/backup/make-backup.ts';
import type { BackupFacts } from '#runtime/backup/restore-backup.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import { bucketPlace } from '#runtime/settings/backup-settings.ts';
import type { Config } from '#runtime/settings/config.ts';
import { answer, asJson } from '#cli/terminal/answer-result.ts';
import { openBuiltPages } from '#cli/terminal/open-built-pages.ts';
import { openProgressBar, showCopy } from '#cli/terminal/progress-bar.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface BackupOptions {
  readonly to?: string;
  readonly keep?: number;
  readonly unencrypted?: true;
  readonly due?: true;
  readonly json?: true;
}

interface ListOptions {
  readonly from?: string;
  readonly json?: true;
}

export const addBackupCommand: AddCommand = (backup, terminal, finish) => {
  backup
    .option(
      '--to <place>',
      `${bucketPlace}, a folder, or a .tar or .tar.age file (default: BACKUP_FOLDER, or backups in DATA_DIR)`,
      placeOf(terminal),
    )
    .addOption(new Option('--keep <n>', 'keep only the newest n backups there').argParser(parseCount))
    .option('--unencrypted', 'do not encrypt it, even in the bucket, whose provider can then read it')
    .option('--due', 'only if BACKUP_HOURS have passed since the last backup, as the servers do themselves')
    .option('--json', 'print the result as JSON')
    .action(async (options: BackupOptions) => finish(await runBackup(options, terminal)));
  addList(backup, terminal, finish);
  addDrill(backup, terminal, finish);
  backup
    .command('keygen')
    .description('Create a key file for encrypting backups, in age format. Keep a copy elsewhere.')
    .argument('<file>', 'a file that does not exist yet', terminal.locate)
    .action(async (file: string) => {
      const made = await writeBackupKey(file, terminal.now());
      finish(answer(made, () => describeKey(file), terminal));
    });
};

interface DrillOptions extends ListOptions {
  readonly sqlite?: true;
}

function addDrill(backup: Command, terminal: Terminal, finish: (status: ExitStatus) => void): void {
  backup
    .command('drill')
    .description('Restore the newest backup into a scratch place, count, open pages, and remove the place again.')
    .option('--from <place>', placeHelp, placeOf(terminal))
    .option('--sqlite', 'restore into a file, where the user of DATABASE_URL may not create a database')
    .option('--json', 'print the result as JSON')
    .action(async (options: DrillOptions) => finish(await runDrill(options, terminal)));
}

function addList(backup: Command, terminal: Terminal, finish: (status: ExitStatus) => void): void {
  backup
    .command('list')
    .description('List backups, newest first.')
    .option('--from <place>', placeHelp, placeOf(terminal))
    .option('--json', 'print JSON')
    .action(async (options: ListOptions) => finish(await runList(options, terminal)));
}

const placeHelp = `${bucketPlace} or a folder (default: BACKUP_FOLDER, or backups in DATA_DIR)`;

/** Resolves a folder or file against the caller's working directory. */
export function placeOf({ locate }: Terminal): (text: string) => string {
  return (text) => (text === bucketPlace ? text : locate(text));
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 to 999.');
  return Number(text);
}

const usualPlace = ({ backups, dataDir }: Config): string => backups.place ?? join(dataDir, 'backups');

/** The parts of a request that come from the settings. */
export function readParts({ databaseUrl, dataDir, reviews, backups: { own } }: Config) {
  return { database: { url: databaseUrl, dataDir }, imageStore: openImageStore(reviews.images, dataDir), own };
}

async function runBackup(options: BackupOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const made = options.due === true ? await makeDue(config, terminal) : await makeNow(config, options, terminal);
  return answer(made, options.json === true ? asJson : describeMade, terminal);
}

function makeDue(config: Config, terminal: Terminal): Promise<Result<MadeBackup | null>> {
  const bar = openProgressBar(terminal.progress);
  const request = { ...readParts(config), now: terminal.now(), onProgress: showCopy(bar) };
  return makeDueBackup(request, config.backups).finally(bar.close);
}

async function makeNow(
  config: Config,
  { to, keep, unencrypted }: BackupOptions,
  terminal: Terminal,
): Promise<Result<MadeBackup>> {
  const { backups, dataDir } = config;
  const isPlain = unencrypted === true;
  const keys: Result<BackupKeys> = isPlain ? success([]) : await readBackupKeys(backups.keyFile);
  if (!keys.ok) return keys;
  const mayBePlain = isPlain || backups.mayBePlain;
  const place = openBackupPlace(to ?? usualPlace(config), { ...backups, mayBePlain, dataDir });
  if (!place.ok) return place;
  const bar = openProgressBar(terminal.progress);
  const request = { ...readParts(config), keys: keys.value, now: terminal.now(), onProgress: showCopy(bar) };
  return place.value.make({ ...request, kept: keep ?? null }).finally(bar.close);
}

async function runList({ from, json }: ListOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const { backups, dataDir } = config;
  const place = openBackupPlace(from ?? usualPlace(config), { ...backups, dataDir });
  const listed = place.ok ? await place.value.list() : place;
  return answer(listed, json === true ? asJson : describeList, terminal);
}

async function runDrill({ from, sqlite, json }: DrillOptions, terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const { backups, dataDir } = config;
  const keys = await readBackupKeys(backups.keyFile);
  if (!keys.ok) return answer(keys, asJson, terminal);
  const place = openBackupPlace(from ?? usualPlace(config), { ...backups, dataDir });
  if (!place.ok) return answer(place, asJson, terminal);
  const bar = openProgressBar(terminal.progress);
  const { openPages = openBuiltPages } = terminal;
  const parts = { database: readParts(config).database, keys: keys.value, now: terminal.now(), openPages };
  const request = { ...parts, place: place.value, usesFile: sqlite === true, onProgress: showCopy(bar) };
  const drilled = await drillBackup(request).finally(bar.close);
  return answer(drilled, json === true ? asJson : describeDrill, terminal);
}

function describeDrill({ plans, sellers, reviews, pages, ...facts }: Drill): string {
  const count = (value: number): string => value.toLocaleString('en');
  const has = `${count(plans)} plans of ${count(sellers)} sellers and ${count(reviews)} reviews`;
  return `Restored ${facts.name} into a scratch place: ${has} (${describeContents(facts)}). Every table was compared, ${pages} pages opened. The place was removed again, and the site was not touched.\n${describeLeftOut(facts)}`;
}

function describeList(found: readonly FoundBackup[]): string {
  return found.length === 0 ? 'No backups.\n' : found.map(({ name }) => `${name}\n`).join('');
}

function describeKey(file: string): string {
  return `Wrote ${file}, readable by its owner only. Set BACKUP_KEY_FILE to it, and keep a copy away from this machine and its backups: without it nobody can read them.\n`;
}

function describeMade(made: MadeBackup | null): string {
  if (made === null) return 'No backup is due, or another process is making it.\n';
  const missing =
    made.missingImages === 0
      ? ''
      : `${made.missingImages} ${made.missingImages === 1 ? 'screenshot named in the database was' : 'screenshots named in the database were'} missing and could not be backed up.\n`;
  const removed = made.removed.map((name) => `Removed ${name}.\n`).join('');
  const megabytes = (made.bytes / 1e6).toFixed(1);
  const how = made.isEncrypted ? ', encrypted' : '';
  return `Wrote ${made.path}, ${megabytes} MB${how}: ${describeContents(made)}. It was read back and is intact.\n${missing}${describeLeftOut(made)}${removed}`;
}

type Contents = Pick<BackupFacts, 'tables' | 'rows' | 'images' | 'ownFiles'>;

export function describeContents({ tables, rows, images, ownFiles }: Contents): string {
  const files = images === 0 ? '' : `, ${images.toLocaleString('en')} screenshots`;
  const own = ownFiles === 0 ? '' : ` and ${ownFiles} ${ownFiles === 1 ? 'file' : 'files'} of your own`;
  return `${rows.toLocaleString('en')} rows in ${tables} tables${files}${own}`;
}

/** Empty: nothing was left out. */
export function describeLeftOut({ leftOut }: { readonly leftOut: readonly string[] }): string {
  return leftOut.length === 0 ? '' : `Not in it, keep them elsewhere: ${leftOut.join(', ')}.\n`;
}
