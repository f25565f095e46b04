import { describe, expect, it } from 'vitest';
import { defaultFeedLimits, readFeedLimits } from './feed-limits.ts';

describe('the limits of an operator', () => {
  it('are the defaults where nothing is set', () => {
    expect(readFeedLimits({})).toEqual({ limits: defaultFeedLimits });
    expect(readFeedLimits({ withdrawnShare: 1, marketPlans: 1 })).toEqual({
      limits: { ...defaultFeedLimits, withdrawnShare: 1, marketPlans: 1 },
    });
  });

  it.each([
    [{ withdrawnShare: 0 }, 'withdrawnShare must be above 0'],
    [{ withdrawnShare: 1.1 }, 'withdrawnShare must be at most 1'],
    [{ withdrawnShare: '0.5' }, 'withdrawnShare must be a number'],
    [{ repricedBy: 101 }, 'repricedBy must be at most 100'],
    [{ marketPlans: 1.5 }, 'marketPlans must be a whole number'],
    [{ suspiciousFactor: 1 }, 'suspiciousFactor must be at least 2'],
    [{ lowestPrice: -1 }, 'lowestPrice must be at least 0'],
    [{ withdrawnAfterRuns: 1_001 }, 'withdrawnAfterRuns must be at most 1000'],
  ])('refuse %j, and say why', (given, problem) => {
    expect(readFeedLimits(given)).toEqual({ problem });
  });

  it('refuse what is no limit, naming those there are', () => {
    const read = readFeedLimits({ withdrawShare: 0.5 });
    expect(read).toEqual({ problem: expect.stringMatching(/^has no "withdrawShare"; it may have withdrawnShare, /) });
    expect(readFeedLimits([])).toEqual({ problem: expect.stringMatching(/^as a whole /) });
  });
});
