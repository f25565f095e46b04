import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fonts and pictures are compressed already. */
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
const smallest = 256;

/** Writes a `.br` and a `.gz` beside every text file below the folder that is worth it. Returns how many files got them. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  const done = await Promise.all(files.map((entry) => precompressFile(join(entry.parentPath, entry.name))));
  return done.filter(Boolean).length;
}

async function precompressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await compressBrotli(content, { params }));
  await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
  return true;
}
