import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { MadeImage } from './take-steps.ts';

/** Binds the image read-only but for the folders that its user owns, where a namespace of mounts may be made. */
const mountScript = `
root=$1; shift
mount --make-rprivate /
mount --bind "$root" "$root" && mount -o remount,bind,ro "$root" || exit 70
for kept in "$root/var/lib/roamchart" "$root/var/backups/roamchart"; do
  mount --bind "$kept" "$kept" && mount -o remount,bind,rw "$kept" || exit 70
done
exec "$@"`;

/** What runs programs of an image as its user. */
export interface ImageRunner {
  /** Whether even root could not write to the program's files. */
  readonly isReadOnly: boolean;
  run(words: readonly string[]): { readonly status: number | null; readonly out: string };
  start(words: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess;
}

/** @param temporary a folder that the user owns */
export function openImage(image: MadeImage, temporary: string): ImageRunner {
  const { root, user, workFolder, environment } = image;
  const isReadOnly = spawnSync('unshare', ['--mount', 'sh', '-c', mountScript, 'sh', root, 'true']).status === 0;
  const asUser = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--no-new-privs'];
  const before = isReadOnly ? ['unshare', '--mount', 'sh', '-c', mountScript, 'sh', root, ...asUser] : asUser;
  const [program = '', ...first] = before;
  const options = (more: Readonly<Record<string, string>>) => ({
    cwd: workFolder,
    env: {
      PATH: [join(root, 'usr', 'local', 'bin'), '/usr/bin', '/bin'].join(delimiter),
      HOME: '/nonexistent',
      TMPDIR: temporary,
      ...environment,
      ...more,
    },
  });
  return {
    isReadOnly,
    run: (words) => {
      const { status, stdout, stderr } = spawnSync(program, [...first, ...words], { ...options({}), encoding: 'utf8' });
      return { status, out: `${stdout}${stderr}` };
    },
    start: (words, more) =>
      spawn(program, [...first, ...words], { ...options(more), stdio: ['ignore', 'pipe', 'inherit'] }),
  };
}
