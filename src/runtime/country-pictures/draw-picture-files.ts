import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawPlate } from './draw-plate.ts';
import { pictureFile, pictureThemes, type PictureSize } from './picture-request.ts';
import { flagInk, regionInk } from './plate-ink.ts';
import { plateSubject } from './plate-subject.ts';

export interface PictureJob {
  /** `jp` or `region-europe`. */
  readonly subject: string;
  readonly size: PictureSize;
  /** Where the files go; made if missing. */
  readonly folder: string;
}

/** Draws one size of a picture by day and by night. Each file appears whole or not at all. */
export async function drawPictureFiles({ subject, size, folder }: PictureJob): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ink = subject.startsWith('region-') ? regionInk : await flagInk(subject);
  const plate = await drawPlate(plateSubject(subject), ink, size);
  for (const theme of pictureThemes) {
    const file = path.join(folder, pictureFile({ subject, size, theme }));
    const part = `${file}.${process.pid}.part`;
    await sharp(Buffer.from(plate(theme)))
      .webp({ quality: size === 'big' ? 80 : 82, effort: 4, smartSubsample: true })
      .toFile(part);
    await rename(part, file);
  }
}
