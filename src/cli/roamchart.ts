import { readEnvironment } from '#runtime/config.ts';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  progress: process.stderr.isTTY ? process.stderr : null,
  person: process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : null,
  environment: readEnvironment,
  now: () => new Date(),
});
