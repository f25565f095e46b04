import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { pageStylesFile } from '#server/routes/site-assets.ts';
import { frameTexts, pageDefinitions, pageNames, type PageName } from '#web/pages/page-definitions.ts';

/** Bytes on the wire, brotli, before any interaction. */
export interface FirstLoad {
  readonly page: PageName;
  readonly locale: Locale;
  readonly scripts: number;
  readonly styles: number;
}

/** Budget of a first visit; React alone takes 58 kB. Strip, ruler and comparison boxes took the styles from 15,000. */
export const budgets = { scripts: 85_000, styles: 15_300 } as const;

/** Bytes of the desk's script, uncompressed: keys, passkeys and what saves a reload, and never a framework. */
const deskScriptBudget = 12_000;

/** Throws when the script of the desk is heavier than its budget. @param desk its client build */
export async function checkDeskScript(desk: string): Promise<void> {
  const files = (await readdir(join(desk, 'files'))).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(desk, 'files', file))).size));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  if (size === 0 || size > deskScriptBudget)
    throw new Error(`The script of the desk may weigh ${deskScriptBudget} bytes; it weighs ${size}.`);
}

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }));

const pageStylesSchema = z.record(z.string(), z.object({ whole: z.string() }));

type Manifest = z.infer<typeof manifestSchema>;

/** Throws, with the pages and their weight, when a build is heavier than its budget. @param client the browser build */
export async function checkSizes(client: string): Promise<void> {
  const loads = await measureFirstLoads(client);
  for (const [kind, budget] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
    const heavy = loads.filter((load) => load[kind] > budget);
    if (heavy.length === 0) continue;
    const list = heavy.map((load) => `  ${load.page} (${load.locale}): ${load[kind]} bytes`);
    throw new Error(
      `The ${kind} of a first visit may weigh ${budget} bytes (brotli). These pages exceed it:\n${list.join('\n')}`,
    );
  }
}

/** The weight of every page in every language. Throws when the build has no manifest or lacks a file. */
export async function measureFirstLoads(client: string): Promise<readonly FirstLoad[]> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(client, '.vite', name), 'utf8'));
  const manifest = manifestSchema.parse(await read('manifest.json'));
  const pageStyles = pageStylesSchema.parse(await read(pageStylesFile));
  const loads: FirstLoad[] = [];
  for (const page of pageNames) {
    const styles = await sentBytes(join(client, pageStyles[page]?.whole ?? ''));
    for (const locale of locales) {
      const files = filesOf(manifest, firstSources(manifest, { page, locale }));
      const sizes = await Promise.all(files.map((file) => sentBytes(join(client, file))));
      loads.push({ page, locale, scripts: sizes.reduce((sum, size) => sum + size, 0), styles });
    }
  }
  return loads;
}

/** The imports of `start.ts`. Throws when the build has no view of the page. */
function firstSources(
  manifest: Manifest,
  { page, locale }: { readonly page: PageName; readonly locale: Locale },
): readonly string[] {
  const view = Object.keys(manifest).find((source) => isViewOf(source, page));
  if (view === undefined) throw new Error(`The build has no view of ${page}`);
  const areas: readonly string[] = [...frameTexts, ...pageDefinitions[page].texts];
  const texts = Object.keys(manifest).filter((source) => areas.includes(areaOf(source, locale)));
  if (texts.length !== areas.length) throw new Error(`The build does not have all messages of ${page}`);
  return ['src/web/browser/start.ts', 'src/web/browser/hydrate-site.tsx', view, ...texts];
}

/** The area of messages that a file holds in a language; empty: none. */
function areaOf(source: string, locale: string): string {
  return new RegExp(`/messages/${locale}/([a-z-]+)\\.ts$`).exec(source)?.[1] ?? '';
}

/** A view is in a folder with the name of its page, in a slice. */
function isViewOf(source: string, page: PageName): boolean {
  return source.startsWith('src/web/features/') && source.endsWith(`/${page}/page.tsx`);
}

/** The transitive imports of sources, distinct. */
function filesOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const seen = new Set(sources);
  for (const source of seen) {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${source}`);
    for (const imported of chunk.imports ?? []) seen.add(imported);
  }
  return [...seen].flatMap((source) => manifest[source]?.file ?? []);
}

/** Small files are sent as they are. */
async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
