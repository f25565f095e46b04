import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type * as Reader from 'zxing-wasm/reader';
import { once } from '#domain/kernel/memo.ts';

/** Read from the installed package: the library would fetch it from elsewhere. */
const openReader = once(async (): Promise<typeof Reader> => {
  const reader = await import('zxing-wasm/reader');
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return reader;
});

/**
 * Whether a QR code is in an image: it may let others use the plan. What it says is not read any further. An image that
 * cannot be searched has none.
 */
export async function hasQrCode(bytes: Uint8Array): Promise<boolean> {
  try {
    const { readBarcodes } = await openReader();
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
    const image = { data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' } as const;
    return (await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 1 })).length > 0;
  } catch {
    return false;
  }
}
