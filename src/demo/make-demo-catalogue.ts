import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ApplyCounts, CatalogueWriter } from '#catalogue/statements/catalogue-writer-contract.ts';
import { demoPlanCount, demoPlans, demoSeed } from './generator/demo-plans.ts';
import { drawProviderLogo } from './generator/provider-logo.ts';
import { sellers } from './generator/sellers.ts';

export interface DemoCatalogueQuery {
  readonly writer: CatalogueWriter;
  /** Pictures go to `pictures/provider` below it. */
  readonly dataDir: string;
  readonly now: Date;
  /** Total number of plans; default 100,000. */
  readonly planCount?: number;
  /** Called now and then with the plans stored so far and the plans in all. */
  readonly onProgress?: (stored: number, total: number) => void;
}

/**
 * Fills an empty database with the demo catalogue: invented providers with their logos, and their plans in one
 * transaction. Rethrows errors of the writer or the file system; then no plan is stored.
 */
export async function makeDemoCatalogue(query: DemoCatalogueQuery): Promise<ApplyCounts> {
  const { writer, dataDir, now, planCount = demoPlanCount, onProgress } = query;
  await drawDemoLogos(dataDir);
  // Promos end at midnight UTC.
  const asOf = new Date(now.toISOString().slice(0, 10));
  return writer.apply(demoPlans({ seed: demoSeed, planCount, asOf }), {
    source: 'demo catalogue',
    now,
    dryRun: false,
    withdrawMissing: true,
    ...(onProgress === undefined ? {} : { onProgress: (stored: number) => onProgress(stored, planCount) }),
  });
}

/** Side of a stored logo in pixels: twice the largest size it is shown at. */
const logoSide = 144;

/** Draws every demo provider's logo as a square JPEG; each file is written atomically. */
export async function drawDemoLogos(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'pictures', 'provider');
  await mkdir(folder, { recursive: true });
  for (const { slug } of sellers) {
    const file = path.join(folder, `${slug}.jpg`);
    const svg = Buffer.from(drawProviderLogo(slug));
    await sharp(svg).resize(logoSide, logoSide).flatten().jpeg({ quality: 88 }).toFile(`${file}.part`);
    await rename(`${file}.part`, file);
  }
}
