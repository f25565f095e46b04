import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames } from '#web/pages/page-definitions.ts';
import type { PageStyles } from '#web/site-contract.ts';
import { pageStylesFile, stylesheetsOf } from '#server/routes/site-assets.ts';

/**
 * Joins the stylesheets of each page to one file: on a first visit each file is a request before anything is seen, and small
 * files compress badly. Pages with the same stylesheets share theirs. @param client the browser build
 */
export async function joinPageStyles(client: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as unknown;
  const pages: Record<string, PageStyles> = {};
  for (const page of pageNames) {
    const parts = stylesheetsOf(manifest, page);
    const texts = await Promise.all(parts.map((file) => readFile(join(client, file), 'utf8')));
    const joined = texts.join('');
    const name = `styles-${createHash('sha256').update(joined).digest('base64url').slice(0, 8)}.css`;
    await writeFile(join(client, 'assets', name), joined);
    pages[page] = { whole: `/assets/${name}`, parts };
  }
  await writeFile(join(client, '.vite', pageStylesFile), JSON.stringify(pages));
}
