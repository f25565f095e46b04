import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { once } from '#domain/kernel/memo.ts';

const prepare = once(async () => {
  const file = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  const wasmBinary = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** A photo with a QR code that is not quite straight: a PNG. */
export async function drawQrCode(text: string): Promise<Uint8Array> {
  await prepare();
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 6 });
  if (image === null) throw new Error('The code could not be drawn.');
  const code = await sharp(Buffer.from(await image.arrayBuffer()))
    .rotate(4, { background: '#fff' })
    .toBuffer();
  return sharp({ create: { width: 900, height: 700, channels: 3, background: '#888' } })
    .composite([{ input: code, left: 300, top: 200 }])
    .png()
    .toBuffer();
}
