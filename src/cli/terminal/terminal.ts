import type { Command } from 'commander';
import type { OpenPages } from '#runtime/backup/drill-backup.ts';
import type { Readable, Writable } from 'node:stream';

/** Output, input and environment of a command. */
export interface Terminal {
  /** Standard output: results for scripts. */
  readonly out: (text: string) => void;
  /** A chunk of a long result. Resolves when the reader has consumed it, or has closed the stream. */
  readonly outPiece: (text: string) => Promise<void>;
  /** Standard error: problems and progress. */
  readonly err: (text: string) => void;
  /** Stream of the progress bar; null: not a terminal. */
  readonly progress: NodeJS.WritableStream | null;
  /** Interactive prompt; null: not interactive. */
  readonly person: { readonly input: Readable; readonly output: Writable } | null;
  /** Who runs the command, for audit trails. */
  readonly operator: () => string;
  readonly environment: () => Readonly<Record<string, string | undefined>>;
  /** Resolves a path of the command line against the caller's working directory. */
  readonly locate: (path: string) => string;
  readonly now: () => Date;
  /** For tests; default: of the built site, in a process of its own. */
  readonly openPages?: OpenPages;
}

/** 0: done. 1: refused or held, nothing was changed. 2: usage error. `doctor` maps its severities to them. */
export type ExitStatus = 0 | 1 | 2;

/** Adds options, subcommands and action to a command, which passes its exit status to `finish`. */
export type AddCommand = (command: Command, terminal: Terminal, finish: (status: ExitStatus) => void) => void;
