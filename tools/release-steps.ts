import { failure, success, type Result } from '#domain/kernel/result.ts';
import { releaseChangelog } from './changelog.ts';

/** Where a release is made; replaced in tests. */
export interface ReleasePlace {
  /** Runs a program and returns its output; null: it failed. */
  readonly run: (program: string, words: readonly string[]) => string | null;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly say: (line: string) => void;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

const changed = ['package.json', 'package-lock.json', 'CHANGELOG.md'];

const fixtureFolder = 'tests/contract/former-releases';

/**
 * Makes a release: checks that the tree is clean and everything verified, gives the version to `package.json`, its lock
 * and the changelog, keeps a database of this version for the test of later upgrades, commits and tags. Pushes nothing.
 */
export function makeRelease(version: string, place: ReleasePlace): Result<string> {
  const changelog = checkRelease(version, place);
  if (!changelog.ok) return changelog;
  const { run, write, say } = place;
  say('Verifying …');
  if (run('npm', ['run', 'verify']) === null) return failure('Not everything is verified; nothing was changed.');
  const database = `${fixtureFolder}/${version}.tar`;
  const steps: readonly (readonly [string, ...string[]])[] = [
    ['npm', 'version', version, '--no-git-tag-version', '--allow-same-version'],
    ['node', 'tests/support/write-release-database.ts', database],
    ['npm', 'run', 'sbom'],
    ['git', 'add', ...changed, database],
    ['git', 'commit', '--message', `Release ${version}`],
    ['git', 'tag', '--annotate', `v${version}`, '--message', `Roamchart ${version}`],
  ];
  write('CHANGELOG.md', changelog.value);
  for (const [program, ...words] of steps) {
    say([program, ...words].join(' '));
    if (run(program, words) === null)
      return failure(`"${program} ${words.join(' ')}" failed; "git reset --hard" takes back what was changed.`);
  }
  return success(`Version ${version} is committed and tagged. "git push --follow-tags" publishes it.`);
}

/** The changelog with the new version; a failure has changed nothing. */
function checkRelease(version: string, { run, read, today }: ReleasePlace): Result<string> {
  if (!/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(version))
    return failure(`"${version}" is no version; name one such as 1.2.0: npm run release -- 1.2.0`);
  if (run('git', ['status', '--porcelain']) !== '')
    return failure('The tree has changes; commit them or take them back.');
  if (run('git', ['tag', '--list', `v${version}`]) !== '') return failure(`Version ${version} is tagged already.`);
  const { version: present } = JSON.parse(read('package.json')) as { readonly version: string };
  if (compareVersions(version, present) < 0)
    return failure(`Version ${version} is older than ${present} in package.json.`);
  return releaseChangelog(read('CHANGELOG.md'), version, today);
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
