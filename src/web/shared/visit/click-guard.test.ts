import { describe, expect, it } from 'vitest';
import { createClickGuard } from './click-guard.ts';

describe('createClickGuard', () => {
  it('lets a click through, and the next one only after 200 ms', () => {
    let time = 5000;
    const guard = createClickGuard(() => time);
    expect(guard.admits()).toBe(true);
    time += 199;
    expect(guard.admits()).toBe(false);
    time += 1;
    expect(guard.admits()).toBe(true);
    expect(guard.admits()).toBe(false);
  });

  it('counts from the click it let through, not from those it refused', () => {
    let time = 0;
    const guard = createClickGuard(() => time);
    const answers = [0, 150, 250].map((at) => {
      time = at;
      return guard.admits();
    });
    expect(answers).toEqual([true, false, true]);
  });
});
