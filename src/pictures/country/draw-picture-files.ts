import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawHomeMap } from './draw-home-map.ts';
import { drawPlate, type Plate } from './draw-plate.ts';
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
import { flagInk, regionInk } from './palette.ts';
import { plateSubject } from './map-subject.ts';
import { writeWhole } from './write-whole.ts';

export interface PictureJob extends PictureTask {
  /** Where the files go; made if missing. */
  readonly folder: string;
}

/** Draws one size of a picture by day and by night, in every format. Each file appears whole or not at all. */
export async function drawPictureFiles({ folder, ...task }: PictureJob): Promise<void> {
  await mkdir(folder, { recursive: true });
  const plate = await engrave(task);
  const files = filesOf(task);
  for (const theme of pictureThemes) {
    const sheet = await rasterise(plate(theme));
    for (const file of files.filter((each) => each.theme === theme)) {
      await writeWhole(path.join(folder, pictureFile(file)), await encode(sheet, file));
    }
  }
}

function isHome(size: PictureTask['size']): size is HomeSize {
  return size === 'wide' || size === 'phone';
}

async function engrave({ subject, size }: PictureTask): Promise<Plate> {
  if (isHome(size)) return drawHomeMap(size);
  const ink = subject.startsWith('region-') ? regionInk : await flagInk(subject);
  return drawPlate(plateSubject(subject), ink, size);
}

interface Sheet {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Once for all formats: it takes longer than any of them. */
async function rasterise(svg: string): Promise<Sheet> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function encode({ pixels, width, height }: Sheet, { size, format, isHalf }: PictureRequest): Promise<Buffer> {
  const sheet = sharp(pixels, { raw: { width, height, channels: 3 } });
  const print = isHalf ? sheet.resize(width / 2, height / 2) : sheet;
  return encodings[format](print, size).toBuffer();
}

type Encode = (print: Sharp, size: PictureTask['size']) => Sharp;

/**
 * AVIF at effort 2 takes a sixth of the time of effort 4 and is hardly larger: 40 % of the WebP file. At this quality no
 * difference is seen in plates, whose lines differ from their grounds in lightness.
 */
const encodings: Readonly<Record<PictureFormat, Encode>> = {
  webp: (print, size) =>
    print.webp({ quality: isCountrySize(size) && size !== 'big' ? 82 : 80, effort: 4, smartSubsample: true }),
  avif: (print) => print.avif({ quality: 42, effort: 2, chromaSubsampling: '4:2:0' }),
};

function isCountrySize(size: PictureTask['size']): size is PictureSize {
  return !isHome(size);
}
