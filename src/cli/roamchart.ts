import { readEnvironment } from '#runtime/config.ts';
import { runCommand } from './run-command.ts';
import { openStandardOutput } from './standard-output.ts';

const { out: err } = openStandardOutput(process.stderr, () => undefined);
const answers = openStandardOutput(process.stdout, (code) => {
  err(`The answer could not be written (${code}); what the command has done stays done.\n`);
  process.exitCode = 1;
});

const status = await runCommand(process.argv.slice(2), {
  ...answers,
  err,
  progress: process.stderr.isTTY ? process.stderr : null,
  person: process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : null,
  environment: readEnvironment,
  now: () => new Date(),
});
process.exitCode ??= status;
