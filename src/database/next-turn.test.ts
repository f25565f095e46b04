import { describe, expect, it } from 'vitest';
import { nextTurn } from './yield-to-event-loop.ts';

describe('nextTurn', () => {
  it('lets only one of those who wait go on in a turn of the event loop', async () => {
    const order: string[] = [];
    const waiting = ['a', 'b', 'c'].map((name) => nextTurn().then(() => order.push(name)));
    const look = (): void => {
      order.push('|');
      if (order.length < 6) setImmediate(look);
    };
    setImmediate(look);
    await Promise.all(waiting);
    expect(order.join('')).toMatch(/^a\|+b\|+c$/);
    await nextTurn().then(() => order.push('d'));
    expect(order.at(-1)).toBe('d');
  });
});
