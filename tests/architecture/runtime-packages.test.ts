import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** What an installation without development packages builds and runs, as `deploy/Dockerfile` does. */
const entries = [
  'tools/build.ts',
  'tools/start.ts',
  'vite.config.ts',
  'src/cli/roamchart.ts',
  'src/web/site.ts',
  'src/web/browser/start.ts',
  'src/web/service-worker/worker.ts',
  'src/desk/create-desk-pages.tsx',
  'src/desk/browser/start.ts',
];

const manifest = z
  .object({ imports: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

/** The file that a specifier names; null: a package. */
function resolveFile(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [room = '', ...path] = specifier.split('/');
  const folder = manifest.imports[`${room}/*`];
  return folder === undefined ? null : join(folder.replace('*', ''), ...path);
}

/** What a module loads: types are erased. */
function specifiersOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isLoaded = (names: readonly { readonly isType: boolean }[]): boolean =>
    names.length === 0 || names.some(({ isType }) => !isType);
  return [
    ...staticImports.filter((each) => isLoaded(each.entries)).map((each) => each.moduleRequest.value),
    ...staticExports.flatMap((each) => each.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^'([^']+)'$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
}

it('an installation without development packages has all that it loads', () => {
  const files = new Set(entries);
  const packages = new Map<string, string>();
  for (const file of files) {
    for (const specifier of specifiersOf(file)) {
      const path = resolveFile(specifier, file)?.replace(/\?.*$/, '') ?? null;
      if (path === null) packages.set(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier, file);
      else if (/\.tsx?$/.test(path) && existsSync(path)) files.add(path);
    }
  }
  const isKnown = (name: string): boolean =>
    name.startsWith('node:') || builtinModules.includes(name) || Object.hasOwn(manifest.dependencies, name);
  expect(files.size).toBeGreaterThan(900);
  expect([...packages].filter(([name]) => !isKnown(name))).toEqual([]);
});
