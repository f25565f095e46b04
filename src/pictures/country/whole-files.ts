import { open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/**
 * Tells which files of a cache are complete. A full disk or a crash may leave a file empty or truncated, which would
 * otherwise be served for ever: each is checked when this process first needs it, by the length that the format
 * states.
 */
export class WholeFiles {
  readonly #known = new Set<string>();

  /** False: missing or truncated, and has to be made again. */
  async has(file: string): Promise<boolean> {
    if (this.#known.has(file)) return isThere(file);
    const isWhole = await looksWhole(file);
    if (isWhole) this.#known.add(file);
    return isWhole;
  }
}

async function isThere(file: string): Promise<boolean> {
  try {
    await using _handle = await open(file);
    return true;
  } catch {
    return false;
  }
}

async function looksWhole(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { size } = await handle.stat();
    const check = checks[path.extname(file)];
    return size > 0 && (check === undefined || (await check(handle, size)));
  } catch {
    return false;
  }
}

type Check = (handle: FileHandle, size: number) => Promise<boolean>;

const checks: Readonly<Record<string, Check>> = {
  // RIFF: four letters, then the number of bytes that follow.
  '.webp': async (handle, size) => {
    const head = await readAt(handle, 0, 12);
    return head.toString('latin1', 0, 4) === 'RIFF' && head.readUInt32LE(4) + 8 === size;
  },
  // Boxes, each with its length, one after the other to the end (ISO/IEC 14496-12).
  '.avif': async (handle, size) => {
    let end = 0;
    while (end < size) {
      const length = (await readAt(handle, end, 8)).readUInt32BE(0);
      if (length < 8) return false;
      end += length;
    }
    return end === size;
  },
  '.jpg': async (handle, size) => (await readAt(handle, size - 2, 2)).toString('hex') === 'ffd9',
  '.json': async (handle, size) => (await readAt(handle, size - 1, 1)).toString() === '}',
};

/** Throws at the end of the file. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new RangeError('the file is cut off');
  return buffer;
}
