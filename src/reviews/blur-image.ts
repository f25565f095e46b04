/** Enough to tell a photo from a screenshot, too little to read anything. */
const width = 24;

/** What stands for an image until somebody opens it: a small JPEG. */
export async function blurImage(bytes: Uint8Array): Promise<Uint8Array> {
  // Commands that read reviews do without.
  const { default: sharp } = await import('sharp');
  return sharp(bytes).resize({ width }).blur(1).jpeg({ quality: 60 }).toBuffer();
}
