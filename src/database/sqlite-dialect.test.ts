import { describe, expect, it } from 'vitest';
import { waitWhileBusy } from './sqlite-dialect.ts';

function sqliteError(errcode: number): Error {
  return Object.assign(new Error(`code ${errcode}`), { errcode });
}

/** An action that fails with these errors, one per call, and then succeeds. */
function failing(...codes: number[]) {
  const left = [...codes];
  return {
    left,
    action: (): string => {
      const code = left.shift();
      if (code !== undefined) throw sqliteError(code);
      return 'done';
    },
  };
}

describe('waitWhileBusy', () => {
  it('tries again while another process holds the lock', async () => {
    const { action, left } = failing(5, 5, 517);
    expect(await waitWhileBusy(action, 10_000)).toBe('done');
    expect(left).toEqual([]);
  });

  it('throws any other error at once', async () => {
    const { action, left } = failing(11, 5);
    await expect(waitWhileBusy(action, 10_000)).rejects.toThrow('code 11');
    expect(left).toEqual([5]);
  });

  it('gives up when the time is over', async () => {
    const always = (): never => {
      throw sqliteError(5);
    };
    await expect(waitWhileBusy(always, 5)).rejects.toThrow('code 5');
  });
});
