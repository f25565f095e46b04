import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { ProviderPlan } from '#catalogue/catalogue-writer-contract.ts';

/** Plans of a feed, all read and judged, set aside until the database is written. */
export interface SpooledPlans extends AsyncDisposable {
  /** In the order of the feed. */
  plans(): AsyncIterable<ProviderPlan> | Iterable<ProviderPlan>;
}

/** The plans could not be set aside; the message is one plain sentence. */
export class SpoolFailure extends Error {
  override readonly name = 'SpoolFailure';
}

/** So many need no file. */
const heldInMemory = 500;
const plansPerLine = 200;

/**
 * Takes a feed to its end before anything of it is written. Reading and judging rows takes most of an import's time, and whoever
 * writes to SQLite keeps every other writer out: a visitor's review must not wait for it. Throws what the feed throws, or a
 * `SpoolFailure`.
 */
export async function spoolPlans(feed: AsyncIterable<ProviderPlan>): Promise<SpooledPlans> {
  const stream = feed[Symbol.asyncIterator]();
  const first = await take(stream, heldInMemory);
  if (first.length < heldInMemory) return { plans: () => first, [Symbol.asyncDispose]: async () => {} };
  const file = await openUnnamed();
  try {
    await pipeline(linesOf(first, stream), createZstdCompress(), async (packed: AsyncIterable<Buffer>) => {
      for await (const chunk of packed) await file.writeFile(chunk);
    });
  } catch (error) {
    await file.close();
    throw isWriting(error) ? describe(error) : error;
  }
  return { plans: () => readBack(file), [Symbol.asyncDispose]: () => file.close() };
}

async function take(stream: AsyncIterator<ProviderPlan>, count: number): Promise<ProviderPlan[]> {
  const taken: ProviderPlan[] = [];
  while (taken.length < count) {
    const next = await stream.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

async function* linesOf(first: ProviderPlan[], stream: AsyncIterator<ProviderPlan>): AsyncGenerator<string> {
  for (let batch = first; batch.length > 0; batch = await take(stream, plansPerLine))
    yield `${JSON.stringify(batch)}\n`;
}

async function* readBack(file: FileHandle): AsyncGenerator<ProviderPlan> {
  // Its errors arrive where the text is read.
  const text = connect(Readable.from(chunksOf(file)), createZstdDecompress(), () => {}).setEncoding('utf8');
  let rest = '';
  for await (const part of text as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    // What was written here is read back as it was.
    for (const line of lines) yield* JSON.parse(line) as ProviderPlan[];
  }
}

const chunkBytes = 1 << 18;

async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Its name is gone at once: a process that is killed leaves nothing behind. */
async function openUnnamed(): Promise<FileHandle> {
  try {
    const folder = await mkdtemp(join(tmpdir(), 'roamchart-feed-'));
    try {
      return await open(join(folder, 'plans'), 'wx+', 0o600);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } catch (error) {
    throw describe(error);
  }
}

function isWriting(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write';
}

function describe(cause: unknown): SpoolFailure {
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new SpoolFailure(
    `The plans of the feed cannot be kept in the folder for temporary files${code}; make room there, or name another one in TMPDIR.`,
    { cause },
  );
}
