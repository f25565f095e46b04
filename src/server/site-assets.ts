import { z } from 'zod';
import type { SiteAssets } from '#web/site-contract.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), css: z.array(z.string()).optional() }),
);

/** The one font file that the first view of every language needs. */
const firstFont = /instrument-sans-latin-(?!ext)[^/]*\.woff2$/;

/** Reads Vite's manifest (https://vite.dev/guide/backend-integration): which files a page has to name. Throws on another shape. */
export function readSiteAssets(manifest: unknown): SiteAssets {
  const chunks = manifestSchema.parse(manifest);
  const entries = Object.values(chunks).filter(({ isEntry }) => isEntry === true);
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css));
  const fonts = Object.entries(chunks).filter(([source]) => firstFont.test(source));
  return {
    scripts: entries.filter(({ file }) => file.endsWith('.js')).map(({ file }) => `/${file}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    preloads: fonts.map(([, { file }]) => `/${file}`),
  };
}
