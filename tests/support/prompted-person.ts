import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/** Somebody at a terminal who answers prompts. */
export interface PromptedPerson {
  readonly person: { readonly input: PassThrough; readonly output: PassThrough };
  /** Resolves once this text has been written since the last time. */
  see(text: string): Promise<void>;
  press(keys: string): void;
  /** All that was written, without colours. */
  read(): string;
}

export const enter = '\r';
export const down = '\u001B[B';
/** Control and C. */
export const interrupt = '\u0003';

export function openPerson(): PromptedPerson {
  const input = new PassThrough();
  const output = new PassThrough();
  let written = '';
  let seen = 0;
  let look = (): void => undefined;
  output.on('data', (chunk: Buffer) => {
    written += stripVTControlCharacters(chunk.toString());
    look();
  });
  return {
    person: { input, output },
    see: (text) =>
      new Promise((resolve) => {
        look = () => {
          const at = written.indexOf(text, seen);
          if (at < 0) return;
          seen = at + text.length;
          look = () => undefined;
          resolve();
        };
        look();
      }),
    press: (keys) => void input.write(keys),
    read: () => written,
  };
}
