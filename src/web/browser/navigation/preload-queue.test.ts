import { describe, expect, it } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';

function create() {
  const asked: string[] = [];
  const aborted: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string | null>>();
  const time = { now: 0 };
  const queue = createPreloadQueue<string>({
    load: (address, signal) => {
      asked.push(address);
      const answer = Promise.withResolvers<string | null>();
      signal.addEventListener('abort', () => {
        aborted.push(address);
        answer.reject(signal.reason);
      });
      answers.set(address, answer);
      return answer.promise;
    },
    clock: () => time.now,
  });
  const answer = async (address: string, content: string | null = address): Promise<void> => {
    answers.get(address)?.resolve(content);
    await rest();
  };
  return { queue, asked, aborted, answer, time };
}

/** Flushes pending promises. */
function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('the queue of preloads', () => {
  it('loads at most four at once, the others in their order', async () => {
    const { queue, asked, answer } = create();
    for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) queue.want(address);
    expect(asked).toEqual(['a', 'b', 'c', 'd']);
    await answer('b');
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('loads nothing twice, neither on its way nor fresh', async () => {
    const { queue, asked, answer, time } = create();
    queue.want('a');
    queue.want('a');
    await answer('a');
    time.now = 29_999;
    queue.want('a');
    expect(asked).toEqual(['a']);
    expect(await queue.take('a')).toBe('a');
  });

  it('asks again for what is older than 30 seconds, and does not hand it over', async () => {
    const { queue, asked, answer, time } = create();
    queue.want('a');
    await answer('a');
    time.now = 30_000;
    expect(queue.take('a')).toBeNull();
    queue.want('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('hands over what is on its way, once', async () => {
    const { queue, answer } = create();
    queue.want('a');
    const taken = queue.take('a');
    expect(queue.take('a')).toBeNull();
    await answer('a');
    expect(await taken).toBe('a');
  });

  it('breaks off what nobody wants any more, and goes on with the next', async () => {
    const { queue, asked, aborted } = create();
    for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) queue.want(address);
    queue.giveUp('e');
    queue.giveUp('a');
    await rest();
    expect(aborted).toEqual(['a']);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  it('keeps what is there when the visitor turns away', async () => {
    const { queue, answer, aborted } = create();
    queue.want('a');
    await answer('a');
    queue.giveUp('a');
    expect(await queue.take('a')).toBe('a');
    expect(aborted).toEqual([]);
  });

  it('breaks off everything but what the visitor goes to', () => {
    const { queue, aborted } = create();
    for (const address of ['a', 'b', 'c']) queue.want(address);
    queue.giveUpAll('b');
    expect(aborted).toEqual(['a', 'c']);
  });

  it('may try again what failed', async () => {
    const { queue, asked, answer } = create();
    queue.want('a');
    await answer('a', null);
    expect(queue.take('a')).toBeNull();
    queue.want('a');
    expect(asked).toEqual(['a', 'a']);
  });
});
