import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentCoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this size the packet is the same, compressed or not. */
export const smallestCompressed = 1024;

/** Quality 4 is the knee: a page of 200 kB takes milliseconds and is a few percent larger than at 11. */
const brotliQuality = 4;

/** The best coding that the client accepts, by RFC 9110, 12.5.3; null: send it as it is. */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding | null {
  const accepted = new Map((acceptEncoding ?? '').toLowerCase().split(',').map(parseAccepted));
  const accepts = (coding: string): boolean => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

function parseAccepted(part: string): [coding: string, quality: number] {
  const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [coding, quality === undefined ? 1 : Number(quality) || 0];
}

/** Compresses in a thread of its own, so that other requests go on. */
export function compress(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'gzip') return compressGzip(body, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params });
}
