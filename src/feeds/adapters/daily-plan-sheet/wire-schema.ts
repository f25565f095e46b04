import { z } from 'zod';

/** One row of the sheet. Columns have numbers; 1 GB is 1000 MB. The sheet names no currency. */
export const sheetRowSchema = z.object({
  /** English and Chinese names run together: `Malaysia/Thailand马来泰国`. */
  '1': z.string().min(1),
  /** `3day / 2GB Daily+Unlimited 512Kbps (Optus / Telstra)` or `5day / Unlimited 8Mbps (SKT)`. */
  '2': z.string().min(1),
  /** The price for all days. */
  '3': z.union([z.string(), z.number()]),
  /** The days once more; 0 for entries that are no plans. */
  '5': z.union([z.number(), z.string()]).nullish(),
});

export type SheetRow = z.output<typeof sheetRowSchema>;
