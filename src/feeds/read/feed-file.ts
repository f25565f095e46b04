import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** A file to import: it exists, is not empty, and is text in UTF-8 throughout, or in UTF-16 with a byte order mark. */
export interface FeedFile {
  /** Name without its folder, for messages and the import record. */
  readonly name: string;
  readonly size: number;
  /** Its first 64 kB as text, without a byte order mark. */
  readonly head: string;
  /** False for a file that may be cut off: its last line does not end. */
  readonly isEnded: boolean;
  /** Line of a table's header, from 1, where the operator states it. */
  readonly headerLine?: number;
  /** Streams the whole file as UTF-8 from its beginning, repeatedly if needed. */
  stream(): Readable;
  /** Bytes that have been read by the latest stream. */
  bytesRead(): number;
}

/** 2 GiB. Files are streamed, so this bounds time, not memory. */
const maxFeedBytes = 2 ** 31;

const headBytes = 65_536;

export async function openFeedFile(path: string): Promise<Result<FeedFile>> {
  const name = basename(path);
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) return failure(`"${path}" is a folder; name one file to import.`);
    if (!facts.isFile()) return failure(`"${path}" is not an ordinary file; name one file to import.`);
    if (facts.size === 0) return failure(`The file ${name} is empty; there is nothing to import.`);
    if (facts.size > maxFeedBytes)
      return failure(`The file ${name} is larger than 2 GiB; split it into several files.`);
    const head = await readHead(path);
    const encoding = encodingOf(head);
    const text = decodeHead(head, encoding);
    if (text === null) return failure(`The file ${name} is not text in UTF-8; ${remedyFor(head)}.`);
    const { brokenAt, last } = encoding === 'utf-8' ? await checkBytes(path) : await checkUtf16(path, encoding);
    if (brokenAt !== null)
      return failure(
        `The file ${name} is not text in ${encoding.toUpperCase()} near byte ${brokenAt}; save it as UTF-8 and import it again.`,
      );
    const isEnded = last === 0x0a || last === 0x0d;
    return success(feedFile({ path, encoding, name, size: facts.size, head: text, isEnded }));
  } catch (error) {
    return failure(describeFileError(error, path));
  }
}

/** Zip archives, which spreadsheets are too, and gzip say what they are in their first bytes. */
function remedyFor(head: Buffer): string {
  if (head.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    return 'it is a zip archive: unpack it and name the file in it, or save a spreadsheet as CSV';
  if (head[0] === 0x1f && head[1] === 0x8b) return 'it is compressed: unpack it with gunzip';
  return 'expected a CSV or JSON file';
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A stray zero byte spoils one row; binary files and UTF-16 text are full of them. */
const toleratedZeros = 3;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Spreadsheets save "Unicode text" as UTF-16, with a byte order mark. */
function encodingOf(head: Buffer): Encoding {
  const mark = head.subarray(0, 2).toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
}

/** Null: not text. A character cut at 64 kB is dropped. */
function decodeHead(head: Buffer, encoding: Encoding): string | null {
  const zeros = head.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  if (encoding === 'utf-8' && zeros > toleratedZeros && zeros > head.length / 50) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch {
    return null;
  }
}

const blockBytes = 1_048_576;

interface CheckedBytes {
  /** Position near the first byte that is not UTF-8, from 1; null: there is none. */
  readonly brokenAt: number | null;
  readonly last: number | undefined;
}

async function checkBytes(path: string): Promise<CheckedBytes> {
  let checked = 0;
  let last: number | undefined;
  let rest: Buffer = Buffer.alloc(0);
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: blockBytes });
  for await (const chunk of chunks) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = block.length - unfinishedBytes(block);
    if (!isUtf8(block.subarray(0, end))) return { brokenAt: checked + lengthOfUtf8(block.subarray(0, end)) + 1, last };
    checked += end;
    last = block.at(-1);
    rest = block.subarray(end);
  }
  return { brokenAt: rest.length === 0 ? null : checked + 1, last };
}

async function checkUtf16(path: string, encoding: Encoding): Promise<CheckedBytes> {
  let last: number | undefined;
  let checked = 0;
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: blockBytes });
  try {
    for await (const text of decoded(chunks, encoding)) {
      last = text.at(-1) ?? last;
      checked += text.length;
    }
    return { brokenAt: null, last };
  } catch (error) {
    if (error instanceof TypeError) return { brokenAt: checked + 1, last };
    throw error;
  }
}

/** The same text in UTF-8. Throws a `TypeError` where it is not in the encoding. */
async function* decoded(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** Bytes at the end of a block that begin a character which the next block may finish. */
function unfinishedBytes(block: Buffer): number {
  for (let count = 1; count <= Math.min(3, block.length); count += 1) {
    const byte = block[block.length - count] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > count ? count : 0;
  }
  return 0;
}

/** Length of the longest prefix that is UTF-8. */
function lengthOfUtf8(block: Buffer): number {
  let [good, bad] = [0, block.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const part = block.subarray(0, middle);
    if (isUtf8(part.subarray(0, middle - unfinishedBytes(part)))) good = middle;
    else bad = middle;
  }
  return good - unfinishedBytes(block.subarray(0, good));
}

type FileFacts = Pick<FeedFile, 'name' | 'size' | 'head' | 'isEnded'> & {
  readonly path: string;
  readonly encoding: Encoding;
};

function feedFile({ path, encoding, ...facts }: FileFacts): FeedFile {
  let latest: { readonly bytesRead: number } | null = null;
  return {
    ...facts,
    stream: () => {
      const stream = createReadStream(path, { highWaterMark: 262_144 });
      latest = stream;
      return encoding === 'utf-8' ? stream : Readable.from(decoded(stream, encoding), { objectMode: false });
    },
    bytesRead: () => latest?.bytesRead ?? 0,
  };
}

const fileErrors: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist; check the path.',
  ENOTDIR: 'does not exist; check the path.',
  EACCES: 'may not be read by this user; give read permission and try again.',
  EPERM: 'may not be read by this user; give read permission and try again.',
  ENAMETOOLONG: 'has a name that is too long for the file system.',
};

function describeFileError(error: unknown, path: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const shown = path.length > 200 ? `${path.slice(0, 200)}…` : path;
  return `The file "${shown}" ${fileErrors[code] ?? `could not be read${code === '' ? '' : ` (${code})`}; check the disk and the path.`}`;
}
