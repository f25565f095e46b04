import type { Terminal } from '#cli/terminal/terminal.ts';

/** For commands that are described, and never run. */
export const silentTerminal: Terminal = {
  out: () => {},
  outPiece: async () => {},
  err: () => {},
  progress: null,
  person: null,
  operator: () => '',
  environment: () => ({}),
  locate: (path) => path,
  now: () => new Date(),
};
