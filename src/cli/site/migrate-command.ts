import { Option } from 'commander';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { moveDatabase } from '#runtime/backup/move-database.ts';
import { findMoveEnds } from '#runtime/backup/move-ends.ts';
import type { Config } from '#runtime/settings/config.ts';
import { migrateDatabase } from '#runtime/services/feeds/import-feed.ts';
import { answerWith } from '#cli/terminal/answer-result.ts';
import { openProgressBar, showCopy } from '#cli/terminal/progress-bar.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

interface MigrateOptions {
  readonly from?: string;
  readonly to?: string;
  readonly backup: boolean;
}

export const addMigrateCommand: AddCommand = (command, terminal, finish) => {
  const locateFile = (name: string): string => locateIn(name, terminal);
  const end =
    'sqlite or postgres (DATABASE_URL if it is of that kind, else the file in DATA_DIR), or an address as in DATABASE_URL';
  command
    .addOption(new Option('--from <database>', `the database to move: ${end}`).argParser(locateFile))
    .addOption(
      new Option('--to <database>', 'an empty database to move it to, named in the same way').argParser(locateFile),
    )
    .option('--no-backup', 'no backup before the tables are changed, for those who have one of their own')
    .action(async (options: MigrateOptions) => finish(await runMigrate(options, terminal)));
};

/** A path in an address is relative to the working directory; `file:///…` is absolute. */
function locateIn(name: string, { locate }: Terminal): string {
  const [, scheme, path] = /^((?:sqlite|file):)(?!\/\/)(.+)$/i.exec(name) ?? [];
  return scheme === undefined || path === undefined ? name : `${scheme}${locate(path)}`;
}

async function runMigrate(options: MigrateOptions, terminal: Terminal): Promise<ExitStatus> {
  return answerWith(terminal, (config) =>
    options.from === undefined && options.to === undefined
      ? bringUpToDate(config, options)
      : move(config, options, terminal),
  );
}

async function bringUpToDate(config: Config, { backup }: MigrateOptions): Promise<Result<string>> {
  const migrated = await migrateDatabase(config, { skipsBackup: !backup });
  if (!migrated.ok) return migrated;
  const { database, applied, backup: path } = migrated.value;
  return success(
    applied.length === 0
      ? `The database ${database} is up to date.\n`
      : `${path === null ? '' : `Wrote the backup ${path}.\n`}Brought the database ${database} up to date: ${applied.join(', ')}.\n`,
  );
}

async function move(config: Config, { from, to }: MigrateOptions, terminal: Terminal): Promise<Result<string>> {
  if (from === undefined || to === undefined)
    return failure('Give both --from and --to, for example --from sqlite --to postgres.');
  const ends = findMoveEnds({ from, to }, config);
  if (!ends.ok) return ends;
  const bar = openProgressBar(terminal.progress);
  const moved = await moveDatabase({ ...ends.value, onProgress: showCopy(bar) }).finally(bar.close);
  if (!moved.ok) return moved;
  const { from: source, to: target, rows, tables } = moved.value;
  return success(
    `Moved ${rows.toLocaleString('en')} rows in ${tables} tables from ${source} to ${target}; every table was counted and compared.\n` +
      `Name ${target} in DATABASE_URL and start the site. ${source} is unchanged.\n`,
  );
}
