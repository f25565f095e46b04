import { describe, expect, it } from 'vitest';
import { currentSteps, preReleaseSteps } from './current-steps.ts';
import { allMigrations } from './migrations/all-migrations.ts';

const first = '0001-first-release';

describe('the steps of a database', () => {
  it.each([
    [[], []],
    [[first], [first]],
    [
      [first, '0002-more'],
      [first, '0002-more'],
    ],
    [preReleaseSteps, [first]],
    [
      [...preReleaseSteps, '0002-more'],
      [first, '0002-more'],
    ],
  ])('%j are %j', (stored, steps) => {
    expect(currentSteps(stored, 'It')).toEqual({ ok: true, value: steps });
  });

  it('are refused with any one of the pre-release missing, in a sentence that says what to do', () => {
    for (const missing of preReleaseSteps) {
      const steps = currentSteps(
        preReleaseSteps.filter((name) => name !== missing),
        'The database x',
      );
      expect(steps).toEqual({
        ok: false,
        reason: expect.stringMatching(
          /^The database x comes from a pre-release .* commit [0-9a-f]{8} first[^.]*\.md says\.$/,
        ),
      });
    }
  });

  it('have no name twice: a later migration never takes one of the pre-releases', () => {
    const names = [...preReleaseSteps, ...allMigrations.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
  });
});
