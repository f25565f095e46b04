import { failure, success, type Result } from '#domain/kernel/result.ts';

const unreleased = '## [Unreleased]';

/**
 * Makes a version of what is unreleased. A section that the version has already stays, where nothing is unreleased.
 * @param day `YYYY-MM-DD`
 */
export function releaseChangelog(changelog: string, version: string, day: string): Result<string> {
  const at = changelog.indexOf(`${unreleased}\n`);
  if (at < 0) return failure(`CHANGELOG.md has no section "${unreleased}".`);
  const before = changelog.slice(0, at);
  const rest = changelog.slice(at + unreleased.length);
  const end = rest.search(/\n## \[/);
  const entries = (end < 0 ? rest : rest.slice(0, end)).trim();
  const former = end < 0 ? '' : rest.slice(end).trim();
  if (former.includes(`## [${version}]`)) {
    if (entries === '') return success(changelog);
    return failure(
      `CHANGELOG.md has a section of ${version} already; move what is unreleased into it, or name another version.`,
    );
  }
  if (entries === '') return failure('Nothing is unreleased in CHANGELOG.md.');
  const sections = [before.trimEnd(), unreleased, `## [${version}] - ${day}\n\n${entries}`, former];
  return success(`${sections.filter((section) => section !== '').join('\n\n')}\n`);
}
