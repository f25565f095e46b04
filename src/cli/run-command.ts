import type { ExitStatus, Terminal } from './terminal/terminal.ts';
import { Command, CommanderError } from 'commander';
import { describeUnavailability } from '#runtime/services/site/describe-unavailability.ts';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { commands } from './commands.ts';

/** Runs one command line. @param words arguments after the program name */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = new Command('roamchart')
    .description('Commands for the operator of a Roamchart site.')
    .version(softwareVersion())
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  const named = namedCommand(words);
  try {
    for (const [name, { description, load }] of Object.entries(commands)) {
      const command = program.command(name).description(description);
      if (name !== named) continue;
      // Before modules that derive something from a damaged file and would throw.
      await import('#runtime/reference-data/check-at-start.ts');
      (await load())(command, terminal, (result) => (status = result));
    }
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

/** `help plans` is about `plans` as well. */
function namedCommand(words: readonly string[]): string | undefined {
  return words.find((word) => !word.startsWith('-') && word !== 'help');
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
