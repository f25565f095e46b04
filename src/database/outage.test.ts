import { describe, expect, it } from 'vitest';
import { Outage } from './outage.ts';

const away = new Error('away');
const fault = new Error('a fault');
const isAway = (error: unknown): boolean => error === away;

/** Answers as it is told, one after the other; then it works. */
function attempts(...outcomes: readonly Error[]) {
  const left = [...outcomes];
  const counted = { tries: 0 };
  const attempt = async (): Promise<string> => {
    counted.tries += 1;
    const outcome = left.shift();
    if (outcome !== undefined) throw outcome;
    return 'there';
  };
  return { attempt, counted };
}

describe('Outage', () => {
  it('bridges what is back in a moment', async () => {
    const { attempt, counted } = attempts(away, away, away);
    const outage = new Outage({ firstPauseMs: 1, patienceMs: 10_000 });
    expect(await outage.bridge(attempt, isAway)).toBe('there');
    expect(counted.tries).toBe(4);
  });

  it('throws at once what is no outage', async () => {
    const { attempt, counted } = attempts(fault);
    await expect(new Outage().bridge(attempt, isAway)).rejects.toBe(fault);
    expect(counted.tries).toBe(1);
  });

  it('refuses everybody at once when patience was in vain, but for one after each growing pause', async () => {
    let now = 0;
    const clock = () => now;
    const outage = new Outage({ firstPauseMs: 100, patienceMs: 0, longestPauseMs: 800, clock });
    const ask = async (...outcomes: readonly Error[]): Promise<number> => {
      const { attempt, counted } = attempts(...outcomes);
      await outage.bridge(attempt, isAway).catch(() => undefined);
      return counted.tries;
    };
    expect(await ask(away)).toBe(1);
    const pauses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = now;
      for (;;) {
        now += 100;
        const tries = await ask(away);
        expect(tries).toBeLessThanOrEqual(1);
        if (tries === 1) break;
      }
      pauses.push(now - start);
    }
    expect(pauses).toEqual([200, 400, 800, 800, 800]);
    now += 800;
    expect(await ask()).toBe(1);
    // It is back: nobody is refused any more.
    expect(await ask()).toBe(1);
  });
});
