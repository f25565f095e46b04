import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '#tests/support/make-folder.ts';

/** An installed program: its files belong to root and are read-only. */
export interface ReadOnlyInstallation extends Disposable {
  /** For the PATH: a link to the launcher and nothing else. */
  readonly binFolder: string;
  /** Every file and folder with mode, size and time of its last change. */
  list(): readonly string[];
}

/** Commands need no build, so `dist` may be missing. */
const needed = ['package.json', 'bin', 'src', 'data', 'content', 'public', 'dist'];

/** Copies the checkout: hard links would close its own files too. */
export function installReadOnly(): ReadOnlyInstallation {
  const folder = makeFolder();
  const tree = join(folder, 'roamchart');
  const binFolder = join(folder, 'bin');
  mkdirSync(tree);
  mkdirSync(binFolder);
  for (const name of needed.filter((name) => existsSync(name)))
    cpSync(resolve(name), join(tree, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  symlinkSync(join(tree, 'bin', 'roamchart.js'), join(binFolder, 'roamchart'));
  const { status } = spawnSync('chmod', ['-R', 'a-w,a+rX', tree]);
  if (status !== 0) throw new Error(`The modes of ${tree} could not be changed.`);
  chmodSync(folder, 0o755);
  return {
    binFolder,
    list: () => listTree(tree),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function listTree(tree: string): readonly string[] {
  // The packages are those of the checkout, where other programs keep caches.
  const found = readdirSync(tree, { recursive: true, encoding: 'utf8' });
  const names = found.filter((name) => !name.startsWith('node_modules/')).sort();
  return ['.', ...names].map((name) => {
    const { mode, size, mtimeMs } = lstatSync(join(tree, name));
    return `${name} ${mode.toString(8)} ${size} ${mtimeMs}`;
  });
}
