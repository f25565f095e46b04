import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Large enough that hashing, not reading, dominates. */
const chunkBytes = 1 << 20;

/** SHA-256 in hexadecimal digits. Throws what the file system throws. */
export async function hashFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: chunkBytes });
  for await (const chunk of chunks) digest.update(chunk);
  return digest.digest('hex');
}
