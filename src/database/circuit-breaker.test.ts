import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

const away = new Error('away');
const fault = new Error('a fault');
const isAway = (error: unknown): boolean => error === away;

/** Fails with each outcome in turn; then it works. */
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

describe('CircuitBreaker', () => {
  it('retries through a short outage', async () => {
    const { attempt, counted } = attempts(away, away, away);
    const breaker = new CircuitBreaker({ firstPauseMs: 1, retryForMs: 10_000 });
    expect(await breaker.run(attempt, isAway)).toBe('there');
    expect(counted.tries).toBe(4);
  });

  it('rethrows other errors at once', async () => {
    const { attempt, counted } = attempts(fault);
    await expect(new CircuitBreaker().run(attempt, isAway)).rejects.toBe(fault);
    expect(counted.tries).toBe(1);
  });

  it('fails fast once retries were in vain, except for one probe after each growing delay', async () => {
    let now = 0;
    const clock = () => now;
    const breaker = new CircuitBreaker({ firstPauseMs: 100, retryForMs: 0, longestPauseMs: 800, clock });
    const ask = async (...outcomes: readonly Error[]): Promise<number> => {
      const { attempt, counted } = attempts(...outcomes);
      await breaker.run(attempt, isAway).catch(() => undefined);
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
    // The service is back: no call is refused any more.
    expect(await ask()).toBe(1);
  });
});
