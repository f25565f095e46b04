import { describe, expect, it } from 'vitest';
import { checkSiteFiles } from './check-site-files.ts';

describe('checkSiteFiles', () => {
  it('finds nothing to say of an operator without files', () => {
    expect(checkSiteFiles({ problems: [], gaps: [] }).map(({ level }) => level)).toEqual(['fine']);
  });

  it('repeats what is wrong, a finding each', () => {
    const findings = checkSiteFiles({ problems: ['public/a is not shown.', 'public/b is not shown.'], gaps: ['Gap.'] });
    expect(findings.map(({ level, says }) => [level, says])).toEqual([
      ['problem', 'public/a is not shown.'],
      ['problem', 'public/b is not shown.'],
      ['warning', 'Gap.'],
    ]);
  });
});
