import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { CreateDeskPages, DeskPages } from '#desk/desk-contract.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

/** Loads the built desk from `dist`. Throws when it was not built. */
export async function loadDeskPages(distDir: string): Promise<DeskPages> {
  const manifest = await readFile(join(distDir, 'desk', '.vite', 'manifest.json'), 'utf8');
  const entries = Object.values(manifestSchema.parse(JSON.parse(manifest))).filter(({ isEntry }) => isEntry === true);
  const built: { readonly createDeskPages: CreateDeskPages } = await import(
    pathToFileURL(join(distDir, 'server', 'desk.js')).href
  );
  return built.createDeskPages({
    assets: {
      styles: entries.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
      scripts: entries.map(({ file }) => `/${file}`),
    },
  });
}
