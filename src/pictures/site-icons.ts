import sharp from 'sharp';

/** The icons that browsers and home screens request. */
export interface SiteIcon {
  /** Side in pixels. */
  readonly size: number;
  /** Width of the logo as a share of the side. */
  readonly markShare: number;
}

/** The design's canvas by day. All icons are opaque: dark lines would be invisible on a dark home screen. */
const canvas = '#fafcfe';

/**
 * Android crops maskable icons: what matters lies within the middle 80 % (W3C, Web App Manifest). Apple rounds the
 * corners itself.
 */
export const siteIcons = {
  'icon-192.png': { size: 192, markShare: 0.78 },
  'icon-512.png': { size: 512, markShare: 0.78 },
  'icon-maskable-512.png': { size: 512, markShare: 0.56 },
  'apple-touch-icon.png': { size: 180, markShare: 0.72 },
} as const satisfies Readonly<Record<string, SiteIcon>>;

const ink = '#0d2030';
const fix = '#c10570';

/** The logo on its grid of 32, for 24 px and more. */
export const markShapes =
  `<path d="M12.6 10.5h4.1l4.8 4.8v4.2a2 2 0 0 1-2 2h-6.9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z" fill="${fix}"/>` +
  `<path d="M11.6 6.2h6.6l7.6 7.6v7a5 5 0 0 1-5 5h-9.2a5 5 0 0 1-5-5v-9.6a5 5 0 0 1 5-5Z" stroke="${ink}" stroke-width="2" fill="none"/>` +
  `<path d="M10.2 1.8h9.7l10.3 10.3v9.6a8.5 8.5 0 0 1-8.5 8.5H10.2a8.5 8.5 0 0 1-8.5-8.5V10.3a8.5 8.5 0 0 1 8.5-8.5Z" stroke="${ink}" stroke-width="1.5" stroke-opacity=".42" fill="none"/>`;

/** The logo on its grid of 16, for 20 px and less. */
const smallMarkShapes =
  `<path d="M6 4.5h2.8l2.7 2.7V10A1.5 1.5 0 0 1 10 11.5H6A1.5 1.5 0 0 1 4.5 10V6A1.5 1.5 0 0 1 6 4.5Z" fill="${fix}"/>` +
  `<path d="M5 1h4.7L15 6.3V11a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4Z" stroke="${ink}" stroke-width="1.6" fill="none"/>`;

export async function drawIcon({ size, markShare }: SiteIcon): Promise<Buffer> {
  const side = size * markShare;
  const at = (size - side) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${canvas}"/>` +
    `<g transform="translate(${at} ${at}) scale(${side / 32})">${markShapes}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Draws an icon from a picture of the operator, square and large: whole, and where the mark's share is small in the middle. */
export async function drawOwnIcon(picture: Buffer, { size, markShare }: SiteIcon): Promise<Buffer> {
  const side = Math.round(size * (markShare < 0.6 ? 0.7 : 1));
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  return sharp(picture)
    .resize(side, side)
    .extend({ top: before, left: before, bottom: after, right: after, background: canvas })
    .flatten({ background: canvas })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const faviconSide = 32;

/** `favicon.ico` from a picture of the operator. */
export async function drawOwnFavicon(picture: Buffer): Promise<Buffer> {
  return wrapFavicon(await sharp(picture).resize(faviconSide, faviconSide).png().toBuffer());
}

/** Draws `favicon.ico` for clients that support nothing else: one PNG of 32 px in an icon directory. */
export async function drawFavicon(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 16 16">${smallMarkShapes}</svg>`;
  return wrapFavicon(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** @param png 32 px square */
function wrapFavicon(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon, not a cursor
  directory.writeUInt16LE(1, 4); // one picture
  directory.writeUInt8(faviconSide, 6);
  directory.writeUInt8(faviconSide, 7);
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
