import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { UnnamedFile } from '#feeds/read/unnamed-file.ts';

/** Validated plans of a feed, buffered until the database is written. */
export interface BufferedPlans extends Disposable {
  /** In the order of the feed. */
  plans(): AsyncIterable<ProviderPlan> | Iterable<ProviderPlan>;
}

/** Threshold for buffering on disk. */
const heldInMemory = 500;
const plansPerLine = 200;

/**
 * Buffers a whole feed before anything of it is written. Reading and validating rows takes most of an import's time,
 * and a SQLite writer locks out all others: a visitor's review must not wait for it. Throws what the feed throws, or
 * a `BufferFailure`.
 */
export async function bufferPlans(feed: AsyncIterable<ProviderPlan>): Promise<BufferedPlans> {
  const stream = feed[Symbol.asyncIterator]();
  const first = await take(stream, heldInMemory);
  if (first.length < heldInMemory) return { plans: () => first, [Symbol.dispose]: () => {} };
  const file = new UnnamedFile();
  try {
    await pipeline(linesOf(first, stream), createZstdCompress(), async (packed: AsyncIterable<Buffer>) => {
      for await (const chunk of packed) file.append(chunk);
    });
  } catch (error) {
    file[Symbol.dispose]();
    throw error;
  }
  return { plans: () => readBack(file), [Symbol.dispose]: () => file[Symbol.dispose]() };
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

async function* readBack(file: UnnamedFile): AsyncGenerator<ProviderPlan> {
  // Stream errors arrive where the text is read.
  const text: AsyncIterable<string> = connect(
    Readable.from(chunksOf(file)),
    createZstdDecompress(),
    () => {},
  ).setEncoding('utf8');
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* parsePlans(line);
  }
}

/** Of a round trip of our own serialisation. */
export function parsePlans(json: string): ProviderPlan[] {
  return JSON.parse(json) as ProviderPlan[];
}

const chunkBytes = 1 << 18;

function* chunksOf(file: UnnamedFile): Generator<Buffer> {
  for (let position = 0; position < file.size; position += chunkBytes) yield file.read(position, chunkBytes);
}
