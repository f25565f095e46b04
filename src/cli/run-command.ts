import { Command, CommanderError } from 'commander';
import { addImportCommand } from './import-command.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addReportsCommand } from './reports-command.ts';
import { addReviewsCommand } from './reviews-command.ts';
import type { ExitStatus, Terminal } from './terminal.ts';

/** Adds a command to the program; it hands its exit status to `finish`. */
export type AddCommand = (program: Command, terminal: Terminal, finish: (status: ExitStatus) => void) => void;

const commands: readonly AddCommand[] = [addMigrateCommand, addImportCommand, addReportsCommand, addReviewsCommand];

/** Runs one command line. @param words what stands behind the program's name */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = new Command('roamchart')
    .description('Commands for the operator of a Roamchart site.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  for (const add of commands) add(program, terminal, (result) => (status = result));
  try {
    await program.parseAsync(words, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.err(`Unexpected error; nothing half-done was kept. ${describeError(error)}\n`);
    return 1;
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
