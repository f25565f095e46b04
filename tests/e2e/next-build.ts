import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildCurrent } from '#tools/build-stamp.ts';
import { buildSite } from '#tools/site-build.ts';

/** Sources and configuration of the site's build. */
const inputs = ['src', 'content', 'data', 'public', 'tools', 'package.json', 'package-lock.json', 'LICENSE'];
const settings = ['tsconfig.json', 'vite.config.ts'];

/** What the next build says otherwise: a line that stands at the foot of every page. */
const saying = {
  file: join('src', 'i18n', 'messages', 'en', 'common.ts'),
  from: 'An independent comparison',
  to: 'A new comparison',
};

export const nextTagline = saying.to;

/**
 * The build that a deploy brings: the present sources with one line changed, which gives other names to most of the files.
 * It is made once for each state of the sources. Returns its folder.
 */
export async function buildNextSite(): Promise<string> {
  const folder = join(process.cwd(), 'var', 'test', 'next');
  const sources = join(folder, 'sources');
  const dist = join(folder, 'dist');
  copySources(sources);
  if (await isBuildCurrent(sources, dist)) return dist;
  // Nothing of any former build is left in it.
  rmSync(dist, { recursive: true, force: true });
  await buildSite(sources, dist);
  return dist;
}

function copySources(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [...inputs, ...settings]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, saying.file);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(saying.from)) throw new Error(`${saying.file} no longer says “${saying.from}”.`);
  writeFileSync(file, text.replace(saying.from, saying.to));
}
