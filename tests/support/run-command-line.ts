import { runCommand } from '#cli/run-command.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';

/** Runs `roamchart` with words, or words separated by spaces, without a terminal, and returns its output. */
export async function runCommandLine(
  words: string | readonly string[],
  environment: Readonly<Record<string, string>>,
  now: Date,
  terminal: Partial<Terminal> = {},
) {
  let out = '';
  let err = '';
  const status = await runCommand(typeof words === 'string' ? words.split(' ') : words, {
    out: (text) => (out += text),
    outPiece: async (text) => void (out += text),
    err: (text) => (err += text),
    progress: null,
    person: null,
    operator: () => 'ann',
    environment: () => environment,
    locate: (path) => path,
    now: () => now,
    openPages: async (scratch) => (await import('./open-test-pages.ts')).openTestPages(scratch, now),
    ...terminal,
  });
  return { status, out, err };
}
