import type { Command } from 'commander';
import type { Readable, Writable } from 'node:stream';

/** Where a command writes, and what it is told by the environment. */
export interface Terminal {
  /** Answers: what a script reads. */
  readonly out: (text: string) => void;
  /** A piece of an answer that is too long to be held whole. Resolves when the reader has taken it, or takes no more. */
  readonly outPiece: (text: string) => Promise<void>;
  /** Everything else: problems and progress. */
  readonly err: (text: string) => void;
  /** The stream that progress is drawn on; null: nobody watches. */
  readonly progress: NodeJS.WritableStream | null;
  /** Somebody to ask; null: a script runs the command. */
  readonly person: { readonly input: Readable; readonly output: Writable } | null;
  readonly environment: () => Readonly<Record<string, string | undefined>>;
  /** Resolves a path of the command line, which is relative to the folder where the command was run. */
  readonly locate: (path: string) => string;
  readonly now: () => Date;
}

/** 0: done. 1: refused or held, nothing was changed. 2: the command was used wrongly. `doctor` says its own by them. */
export type ExitStatus = 0 | 1 | 2;

/** Adds a command to the program; it hands its exit status to `finish`. */
export type AddCommand = (program: Command, terminal: Terminal, finish: (status: ExitStatus) => void) => void;
