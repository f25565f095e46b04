import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Licence } from '#web/shared/definition/page-loader.ts';

/** What Vite writes with `build.license`: packages whose code is in the files of a build. */
export const licenceFiles = { pages: '.vite/licences.json', worker: '.vite/worker-licences.json' } as const;

const bundledSchema = z.array(
  z.object({ name: z.string(), version: z.string(), identifier: z.string().optional(), text: z.string().optional() }),
);

const manifestSchema = z.record(z.string(), z.object({ src: z.string().optional() }));

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

/** Packages whose pictures or data reach browsers without a bundler: flags, and outlines behind maps. */
const packagesOfFiles = ['flag-icons', 'world-atlas'];

/** The code of the site, and data that was taken over into `data/` or came with a package. */
const ownTexts = [
  { name: 'Roamchart', identifier: 'MIT', file: 'LICENSE' },
  { name: 'Unicode CLDR', identifier: 'Unicode-3.0', file: 'data/LICENSE-UNICODE.txt' },
  { name: 'Natural Earth', identifier: null, file: 'data/LICENSE-NATURAL-EARTH.txt' },
  { name: 'ios-device-list', identifier: 'MIT', file: 'data/LICENSE-IOS-DEVICE-LIST.txt' },
  { name: 'i18n-iso-countries', identifier: 'MIT', file: 'data/LICENSE-ISO-COUNTRIES.txt' },
] as const;

/**
 * The licences of everything that a build delivers to browsers, by name. Throws when something has no licence text.
 * @param root of the repository
 * @param client the browser build
 */
export async function collectLicences(root: string, client: string): Promise<readonly Licence[]> {
  const bundled = await Promise.all(Object.values(licenceFiles).map((file) => readBundled(join(client, file))));
  const packages = new Set([...packagesOfFiles, ...(await packagesOfAssets(client))]);
  const found = [
    ...(await Promise.all(
      ownTexts.map(async ({ file, ...own }) => ({ ...own, text: await readText(join(root, file)) })),
    )),
    ...bundled.flat(),
    ...(await Promise.all([...packages].map((name) => readPackage(join(root, 'node_modules', name))))),
  ];
  const byName = new Map(found.map((licence) => [licence.name, licence]));
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim();
}

async function readBundled(file: string): Promise<readonly Licence[]> {
  return bundledSchema.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ name, version, identifier, text }) => {
    if (text === undefined) throw new Error(`${name} has no licence text, and browsers load its code`);
    return { name: `${name} ${version}`, identifier: identifier ?? null, text };
  });
}

/** Packages of fonts and pictures that code or styles of the site name. */
async function packagesOfAssets(client: string): Promise<readonly string[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')));
  return Object.values(manifest).flatMap(
    ({ src = '' }) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(src)?.[1] ?? [],
  );
}

async function readPackage(folder: string): Promise<Licence> {
  const { name, version, license } = packageSchema.parse(
    JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
  );
  const file = (await readdir(folder)).find((each) => /^(?:licen[cs]e|copying)/i.test(each));
  if (file === undefined) throw new Error(`${name} has no licence text, and browsers load its files`);
  return { name: `${name} ${version}`, identifier: license ?? null, text: await readText(join(folder, file)) };
}
