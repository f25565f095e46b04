import type { AddCommand, ExitStatus, Terminal } from './terminal.ts';
import { Command, CommanderError } from 'commander';
import { addCorrectionsCommand } from './corrections-command.ts';
import { addBackupCommand } from './backup-command.ts';
import { addRestoreCommand } from './restore-command.ts';
import { addDoctorCommand } from './doctor-command.ts';
import { addExportCommand } from './export-command.ts';
import { addFeedsCommand } from './feeds-command.ts';
import { addForgetCommand } from './forget-command.ts';
import { addImportCommand } from './import-command.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addClicksCommand, addSearchesCommand, addViewsCommand } from './counts-command.ts';
import { addMailCommand, addWebhookCommand } from './notice-commands.ts';
import { addPlansCommand } from './plans-command.ts';
import { addProvidersCommand } from './providers-command.ts';
import { addRatesCommand } from './rates-command.ts';
import { addReportsCommand } from './reports-command.ts';
import { addSetupCommand } from './setup-command.ts';
import { addReviewsCommand } from './reviews-command.ts';
import { addSecretsCommand } from './secrets-command.ts';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { describeUnavailability } from '#runtime/services/describe-unavailability.ts';
import { addVisitorsCommand } from './visitors-command.ts';

const commands: readonly AddCommand[] = [
  addSetupCommand,
  addMigrateCommand,
  addBackupCommand,
  addRestoreCommand,
  addDoctorCommand,
  addImportCommand,
  addFeedsCommand,
  addRatesCommand,
  addExportCommand,
  addReportsCommand,
  addCorrectionsCommand,
  addReviewsCommand,
  addForgetCommand,
  addSecretsCommand,
  addVisitorsCommand,
  addProvidersCommand,
  addPlansCommand,
  addClicksCommand,
  addViewsCommand,
  addSearchesCommand,
  addMailCommand,
  addWebhookCommand,
];

/** Runs one command line. @param words arguments after the program name */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = new Command('roamchart')
    .description('Commands for the operator of a Roamchart site.')
    .version(softwareVersion())
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  for (const add of commands) add(program, terminal, (result) => (status = result));
  try {
    await program.parseAsync(words, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const reason = describeUnavailability(error);
    if (reason !== null) {
      terminal.err(`${reason}\n`);
      return 1;
    }
    terminal.err(`Unexpected error. Nothing half-done was kept; please report this: ${describeError(error)}\n`);
    return 1;
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
