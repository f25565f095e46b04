import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What only servers run: definitions of pages with the loaders behind them. */
const isServerCode = /^src\/web\/features\/.+\/(?:load|page-definition)\.ts$/;

const manifestSchema = z.record(z.string(), z.object({ src: z.string().optional() }));

/** Throws when browsers could load code of servers. @param client the browser build */
export async function checkBrowserCode(client: string): Promise<void> {
  const text = await readFile(join(client, '.vite', 'manifest.json'), 'utf8');
  const sources = Object.values(manifestSchema.parse(JSON.parse(text))).flatMap(({ src }) => src ?? []);
  const found = sources.filter((source) => isServerCode.test(source));
  if (found.length > 0) throw new Error(`The browser build holds code of servers: ${found.join(', ')}`);
}
