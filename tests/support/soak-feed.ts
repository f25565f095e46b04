import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const countries = ['Japan', 'Germany', 'France', 'Italy', 'Spain', 'Thailand', 'Norway', 'Kenya', 'Chile', 'Portugal'];
const sizes = ['1 GB', '3 GB', '5 GB', '10 GB', '20 GB'] as const;
const sellers = 20;

/** Two files of the same thousand invented plans; in the second a tenth of the prices are a little higher. */
export function writeSoakFeeds(folder: string): readonly [string, string] {
  const write = (week: 1 | 2): string => {
    const rows: string[] = ['date,competitor,country,data,days,price_usd,source_url'];
    for (let seller = 1; seller <= sellers; seller += 1) {
      for (const [at, country] of countries.entries()) {
        for (const [step, size] of sizes.entries()) {
          const isDearer = week === 2 && (seller + at) % 10 === 0;
          const price = (3 + step * 4 + seller * 0.1) * (isDearer ? 1.05 : 1);
          const address = `https://seller-${seller}.example/${at}`;
          rows.push(`2026-08-1${week},Seller ${seller}.example,${country},${size},30,${price.toFixed(2)},${address}`);
        }
      }
    }
    const path = join(folder, `week-${week}.csv`);
    writeFileSync(path, `${rows.join('\n')}\n`);
    return path;
  };
  return [write(1), write(2)];
}
