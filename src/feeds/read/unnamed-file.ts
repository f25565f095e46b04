import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Temporary storage of an import failed; the message is for the operator. */
export class BufferFailure extends Error {
  override readonly name = 'BufferFailure';
}

/**
 * A temporary file that is unlinked at once: a killed process leaves nothing behind. It is written and read
 * synchronously, since the watch of an import cannot await promises; imports run in processes of their own. Write
 * errors throw a `BufferFailure`.
 */
export class UnnamedFile implements Disposable {
  readonly #descriptor = orBufferFailure(openUnnamed);
  #size = 0;

  /** Bytes that were appended. */
  get size(): number {
    return this.#size;
  }

  append(bytes: Uint8Array): void {
    orBufferFailure(() => writeFileSync(this.#descriptor, bytes));
    this.#size += bytes.length;
  }

  /** Fewer bytes than asked for: the file ends there. */
  read(position: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(length);
    return buffer.subarray(0, readSync(this.#descriptor, buffer, 0, length, position));
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor);
  }
}

function openUnnamed(): number {
  const folder = mkdtempSync(join(tmpdir(), 'roamchart-feed-'));
  try {
    return openSync(join(folder, 'plans'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function orBufferFailure<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new BufferFailure(
      `The plans of the feed cannot be kept in the folder for temporary files${code}; make room there, or name another one in TMPDIR.`,
      { cause },
    );
  }
}
