import { migrateDatabase } from '#runtime/import-feed.ts';
import { readSettings } from './read-settings.ts';
import type { AddCommand } from './run-command.ts';
import type { ExitStatus, Terminal } from './terminal.ts';

export const addMigrateCommand: AddCommand = (program, terminal, finish) => {
  program
    .command('migrate')
    .description('Bring the tables of the database up to date.')
    .action(async () => finish(await runMigrate(terminal)));
};

async function runMigrate(terminal: Terminal): Promise<ExitStatus> {
  const config = readSettings(terminal);
  if (config === null) return 1;
  const migrated = await migrateDatabase(config);
  if (!migrated.ok) {
    terminal.err(`${migrated.reason}\n`);
    return 1;
  }
  const { database, applied } = migrated.value;
  terminal.out(
    applied.length === 0
      ? `The database ${database} is up to date.\n`
      : `The database ${database} was brought up to date: ${applied.join(', ')}.\n`,
  );
  return 0;
}
