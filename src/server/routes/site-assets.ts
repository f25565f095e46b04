import { z } from 'zod';
import type { PageStyles, SiteAssets } from '#web/site-contract.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** The one font file that the first view of every language needs. */
const firstFont = /instrument-sans-latin-(?!ext)[^/]*\.woff2$/;

/** Entries that every page needs. */
const frame = 'src/web/browser/hydrate-site.tsx';
const footer = 'src/web/frame/site-footer.tsx';

/** Sources of a page: its first view, and its hydrated part where that is separate, in a folder with its name. */
function viewsOf(manifest: Manifest, page: string): readonly string[] {
  const ends = ['page', 'later'].map((view) => `/${page}/${view}.tsx`);
  const sources = Object.keys(manifest).filter((source) => source.startsWith('src/web/features/'));
  return ends.flatMap((end) => sources.find((source) => source.endsWith(end)) ?? []);
}

/** Maps pages to stylesheets, beside Vite's manifest. */
export const pageStylesFile = 'page-styles.json';

/** Licences of what browsers load, beside the site in `dist/server`; see `tools/collect-licences.ts`. */
export const licencesFile = 'licences.json';

const licencesSchema = z.array(z.object({ name: z.string(), identifier: z.string().nullable(), text: z.string() }));

const pageStylesSchema = z.record(z.string(), z.object({ whole: z.string(), parts: z.array(z.string()) }));

interface BuildRecord {
  /** Vite's manifest (https://vite.dev/guide/backend-integration). */
  readonly manifest: unknown;
  /** Stylesheets by page; see `tools/page-styles.ts`. */
  readonly pageStyles: unknown;
  /** See `licencesFile`. */
  readonly licences: unknown;
  readonly build: string;
}

/** The files that each page references. Throws on records of another shape. */
export function readSiteAssets({ manifest, pageStyles, licences, build }: BuildRecord): SiteAssets {
  const chunks = manifestSchema.parse(manifest);
  const styles = new Map<string, PageStyles>(Object.entries(pageStylesSchema.parse(pageStyles)));
  const fonts = Object.entries(chunks).filter(([source]) => firstFont.test(source));
  return {
    build,
    scripts: entriesOf(chunks).flatMap((source) => filesOf(chunks, source)),
    stylesOf: (page) => styles.get(page) ?? null,
    licences: licencesSchema.parse(licences),
    preloads: fonts.map(([, { file }]) => `/${file}`),
  };
}

/** The stylesheets of a page in cascade order. @param manifest Vite's. Throws on another shape. */
export function stylesheetsOf(manifest: unknown, page: string): readonly string[] {
  const chunks = manifestSchema.parse(manifest);
  return stylesOf(chunks, [...entriesOf(chunks), frame, footer, ...viewsOf(chunks, page)]);
}

function entriesOf(chunks: Manifest): readonly string[] {
  return Object.keys(chunks).filter((source) => chunks[source]?.isEntry === true);
}

/** Imports before the entry; all are preloaded together. */
function filesOf(chunks: Manifest, source: string): readonly string[] {
  const { file, imports = [] } = chunks[source] ?? {};
  return [...imports.flatMap((each) => filesOf(chunks, each)), ...(file === undefined ? [] : [`/${file}`])];
}

/** Stylesheets of chunks and their imports; imported ones first, so that importers can override them. */
function stylesOf(chunks: Manifest, sources: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const { imports = [], css = [] } = chunks[source] ?? {};
    imports.forEach(visit);
    for (const file of css) styles.add(`/${file}`);
  };
  sources.forEach(visit);
  return [...styles];
}
