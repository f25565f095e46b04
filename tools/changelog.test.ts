import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import { releaseChangelog } from './changelog.ts';

const head = '# Changelog\n\nWhat is noticed.\n\n## [Unreleased]\n';
const former = '## [1.0.0] - 2026-11-26\n\n### Added\n\n- One.\n';

describe('a release in the changelog', () => {
  it('has what was unreleased, under its version and day', () => {
    const changelog = `${head}\n### Fixed\n\n- Two.\n\n${former}`;
    expect(releaseChangelog(changelog, '1.1.0', '2027-01-02')).toEqual({
      ok: true,
      value: `${head}\n## [1.1.0] - 2027-01-02\n\n### Fixed\n\n- Two.\n\n${former}`,
    });
  });

  it('may be the first', () => {
    const released = releaseChangelog(`${head}\n- One.\n`, '1.0.0', '2026-11-26');
    expect(released).toEqual({ ok: true, value: `${head}\n## [1.0.0] - 2026-11-26\n\n- One.\n` });
  });

  it('may have been written before', () => {
    const changelog = `${head}\n${former}`;
    expect(releaseChangelog(changelog, '1.0.0', '2026-11-27')).toEqual({ ok: true, value: changelog });
  });

  it.each([
    ['# Changelog\n', '1.0.0', 'no section'],
    [`${head}\n${former}`, '1.1.0', 'Nothing is unreleased'],
    [`${head}\n- Two.\n\n${former}`, '1.0.0', 'has a section of 1.0.0 already'],
  ])('is refused where it cannot be', (changelog, version, reason) => {
    expect(releaseChangelog(changelog, version, '2027-01-02')).toEqual({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});

describe('the version of package.json', () => {
  it('is that of the lock file and the newest of the changelog', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      version: string;
      packages: { '': { version: string } };
    };
    const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
    expect([lock.version, lock.packages[''].version, newest]).toEqual(Array.from({ length: 3 }, softwareVersion));
  });
});
