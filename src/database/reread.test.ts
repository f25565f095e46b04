import { describe, expect, it } from 'vitest';
import { createRereader, rereadMs } from './reread.ts';

describe('createRereader', () => {
  it('reads again after ten seconds, and keeps the last value while it cannot', async () => {
    let [elapsed, reads] = [0, 0];
    let fails = false;
    const read = createRereader(
      async () => {
        reads += 1;
        if (fails) throw new Error('away');
        return `value ${reads}`;
      },
      () => elapsed,
    );
    expect([await read(), await read()]).toEqual(['value 1', 'value 1']);
    elapsed = rereadMs;
    expect(await read()).toBe('value 2');
    [elapsed, fails] = [2 * rereadMs, true];
    expect([await read(), await read(), reads]).toEqual(['value 2', 'value 2', 3]);
    [elapsed, fails] = [3 * rereadMs, false];
    expect(await read()).toBe('value 4');
  });

  it('fails without a value', async () => {
    await expect(createRereader(() => Promise.reject(new Error('away')))()).rejects.toThrow('away');
  });
});
