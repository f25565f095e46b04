import { userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { installationFolder, readEnvironment } from '#runtime/settings/environment.ts';
import { runCommand } from './run-command.ts';
import { openStandardOutput } from './terminal/standard-output.ts';

// Relative paths in the settings are relative to the site's own folder.
const callersFolder = process.cwd();
process.chdir(installationFolder);

// A terminal that states no width, as on a serial line, would get a character a line.
for (const stream of [process.stdout, process.stderr]) if (stream.isTTY && stream.columns === 0) stream.columns = 80;

const { out: err } = openStandardOutput(process.stderr, () => undefined);
const answers = openStandardOutput(process.stdout, (code) => {
  err(`The output could not be written (${code}). What the command has done remains done.\n`);
  process.exitCode = 1;
});

const status = await runCommand(process.argv.slice(2), {
  ...answers,
  err,
  progress: process.stderr.isTTY ? process.stderr : null,
  person: process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : null,
  operator: () => process.env['SUDO_USER'] ?? userInfo().username,
  environment: readEnvironment,
  locate: (path) => (isAbsolute(path) || callersFolder === installationFolder ? path : join(callersFolder, path)),
  now: () => new Date(),
});
process.exitCode ??= status;
