import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales, type Locale } from '#domain/locale.ts';
import { frameAreas, pageFiles } from '#web/page-files.ts';
import type { PageName } from '#web/page-view.ts';

/** Bytes as they are sent, brotli, before the visitor does anything. */
export interface FirstLoad {
  readonly page: PageName;
  readonly locale: Locale;
  readonly scripts: number;
}

/** What the scripts of a page may weigh; React alone takes 58 kB. */
export const scriptBudget = 85_000;

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }));

type Manifest = z.infer<typeof manifestSchema>;

/** Throws, with the pages and their weight, when a build is heavier than its budget. @param client the browser build */
export async function checkSizes(client: string): Promise<void> {
  const heavy = (await measureFirstLoads(client)).filter(({ scripts }) => scripts > scriptBudget);
  if (heavy.length === 0) return;
  const list = heavy.map(({ page, locale, scripts }) => `  ${page} (${locale}): ${scripts} bytes`);
  throw new Error(
    `Scripts of a first visit may weigh ${scriptBudget} bytes (brotli). These pages exceed it:\n${list.join('\n')}`,
  );
}

/** The weight of every page in every language. Throws when the build has no manifest or lacks a file. */
export async function measureFirstLoads(client: string): Promise<readonly FirstLoad[]> {
  const text = await readFile(join(client, '.vite', 'manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const loads: FirstLoad[] = [];
  for (const page of Object.keys(pageFiles) as PageName[]) {
    for (const locale of locales) {
      const files = filesOf(manifest, firstSources(page, locale));
      const sizes = await Promise.all(files.map((file) => sentBytes(join(client, file))));
      loads.push({ page, locale, scripts: sizes.reduce((sum, size) => sum + size, 0) });
    }
  }
  return loads;
}

/** What `start.ts` asks for. */
function firstSources(page: PageName, locale: Locale): readonly string[] {
  const areas = [...frameAreas, ...pageFiles[page].areas];
  return [
    'src/web/browser/start.ts',
    'src/web/browser/make-live.tsx',
    `src/web/pages/${page}/page.tsx`,
    ...areas.map((area) => `src/i18n/messages/${locale}/${area}.ts`),
  ];
}

/** The scripts of sources and of all that they import, each once. */
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
