import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth?: number;
}

/** A grey PNG that says it is so large, of whatever data. Its checksums are right. */
export function pngOf({ width, height, bitDepth = 8 }: PngHeader, data: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bitDepth, 8);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG with further chunks right behind its header. */
export function withChunks(png: Uint8Array, chunks: readonly Uint8Array[]): Buffer {
  const endOfHeader = signature.length + 25;
  return Buffer.concat([png.subarray(0, endOfHeader), ...chunks, png.subarray(endOfHeader)]);
}

export function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

/** Black pixels of one bit each: 112 MB that arrive as 110 kB. */
export function bombOf(side: number): Buffer {
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1));
  return pngOf({ width: side, height: side, bitDepth: 1 }, deflateSync(rows));
}
