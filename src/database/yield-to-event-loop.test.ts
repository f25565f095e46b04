import { describe, expect, it } from 'vitest';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

describe('yieldToEventLoop', () => {
  it('resumes one waiter per turn of the event loop', async () => {
    const order: string[] = [];
    const waiting = ['a', 'b', 'c'].map((name) => yieldToEventLoop().then(() => order.push(name)));
    const look = (): void => {
      order.push('|');
      if (order.length < 6) setImmediate(look);
    };
    setImmediate(look);
    await Promise.all(waiting);
    expect(order.join('')).toMatch(/^a\|+b\|+c$/);
    await yieldToEventLoop().then(() => order.push('d'));
    expect(order.at(-1)).toBe('d');
  });
});
