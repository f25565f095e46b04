import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawHomeMap } from './draw-home-map.ts';
import { drawMapImage, type MapRenderer } from './draw-map-image.ts';
import {
  filesOf,
  pictureFile,
  pictureThemes,
  type HomeSize,
  type PictureFormat,
  type PictureRequest,
  type PictureSize,
  type PictureTask,
} from './picture-request.ts';
import { flagPalette, regionPalette } from './palette.ts';
import { mapSubject } from './map-subject.ts';
import { writeWhole } from './write-whole.ts';

export interface PictureJob extends PictureTask {
  /** Where the files go; made if missing. */
  readonly folder: string;
}

/** Draws one size of a picture by day and by night, in every format. Writes each file atomically. */
export async function drawPictureFiles({ folder, ...task }: PictureJob): Promise<void> {
  await mkdir(folder, { recursive: true });
  const renderMap = await drawMap(task);
  const files = filesOf(task);
  for (const theme of pictureThemes) {
    const sheet = await rasterise(renderMap(theme));
    for (const file of files.filter((each) => each.theme === theme)) {
      await writeWhole(path.join(folder, pictureFile(file)), await encode(sheet, file));
    }
  }
}

function isHome(size: PictureTask['size']): size is HomeSize {
  return size === 'wide' || size === 'phone';
}

async function drawMap({ subject, size }: PictureTask): Promise<MapRenderer> {
  if (isHome(size)) return drawHomeMap(size);
  const palette = subject.startsWith('region-') ? regionPalette : await flagPalette(subject);
  return drawMapImage(mapSubject(subject), palette, size);
}

interface Sheet {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Shared by all formats: rasterising takes longer than any encoding. */
async function rasterise(svg: string): Promise<Sheet> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function encode({ pixels, width, height }: Sheet, { size, format, isHalf }: PictureRequest): Promise<Buffer> {
  const sheet = sharp(pixels, { raw: { width, height, channels: 3 } });
  const picture = isHalf ? sheet.resize(width / 2, height / 2) : sheet;
  return encodings[format](picture, size).toBuffer();
}

type Encode = (picture: Sharp, size: PictureTask['size']) => Sharp;

/**
 * AVIF at effort 2 takes a sixth of the time of effort 4 and is hardly larger: 40 % of the WebP file. At this quality
 * no difference is visible in map images, whose lines differ from their grounds in lightness.
 */
const encodings: Readonly<Record<PictureFormat, Encode>> = {
  webp: (picture, size) =>
    picture.webp({ quality: isCountrySize(size) && size !== 'big' ? 82 : 80, effort: 4, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 42, effort: 2, chromaSubsampling: '4:2:0' }),
};

function isCountrySize(size: PictureTask['size']): size is PictureSize {
  return !isHome(size);
}
