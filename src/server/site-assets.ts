import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { SiteAssets } from '#web/site-contract.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** The one font file that the first view of every language needs. */
const firstFont = /instrument-sans-latin-(?!ext)[^/]*\.woff2$/;

/** Reads Vite's manifest (https://vite.dev/guide/backend-integration): which files a page has to name. Throws on another shape. */
export function readSiteAssets(manifest: unknown): SiteAssets {
  const chunks = manifestSchema.parse(manifest);
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry === true);
  const scripts = entries.flatMap((name) => addressOf(chunks, name)).filter((address) => address.endsWith('.js'));
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css));
  const fonts = Object.entries(chunks).filter(([source]) => firstFont.test(source));
  const modulesOf = (locale: Locale): string[] => {
    const needed = withImports(chunks, [...entries, `src/i18n/messages/${locale}.ts`]);
    return needed.flatMap((name) => addressOf(chunks, name)).filter((address) => !scripts.includes(address));
  };
  return {
    scripts,
    modules: {
      en: modulesOf('en'),
      ja: modulesOf('ja'),
      fr: modulesOf('fr'),
      es: modulesOf('es'),
      it: modulesOf('it'),
    },
    styles: [...new Set(styles)].map((file) => `/${file}`),
    preloads: fonts.map(([, { file }]) => `/${file}`),
  };
}

/** Chunks with everything that they import, each once. */
function withImports(chunks: Manifest, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of chunks[name]?.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...found];
}

function addressOf(chunks: Manifest, name: string): string[] {
  const chunk = chunks[name];
  return chunk === undefined ? [] : [`/${chunk.file}`];
}
