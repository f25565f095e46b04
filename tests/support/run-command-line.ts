import { runCommand } from '#cli/run-command.ts';

/** Runs `roamchart` with words separated by spaces, without a terminal, and returns its output. */
export async function runCommandLine(words: string, environment: Readonly<Record<string, string>>, now: Date) {
  let out = '';
  let err = '';
  const status = await runCommand(words.split(' '), {
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
  });
  return { status, out, err };
}
