import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { PageAnswers } from '#server/page-cache/page-answers.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { testAssets } from '#tests/support/site-visit.ts';
import { createSite } from '#web/site.ts';

const count = Number(process.env['REQUESTS'] ?? 200_000);

/** Collects garbage, so that retained memory is measured. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What the process may hold more at the end than after the first twentieth, in MB. */
const growth = 8;

describe('200,000 addresses that nobody asks for twice', () => {
  it('leave nothing in memory', async () => {
    const context = createMemoryContext({ plans: [makePlan(1)] });
    const log = createLog({ level: 'silent' });
    const pages = new PageAnswers({ context, log, site: createSite({ assets: testAssets }), maxBytes: 128_000_000 });
    const random = new SeededRandom(1);
    const word = (): string => random.below(2 ** 32).toString(36);
    const shapes = [
      () => [`/${word()}`, ''],
      () => ['/contact', `?${word()}=${word()}`],
      () => [`/ja/japan/${word()}`, ''],
      () => ['/region', `?q=${word()}`],
      () => ['/contact', `?page=${word()}`],
      () => ['/reviews', `?order=${word()}&${word()}`],
    ] as const;
    const memory: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const [path = '/', search = ''] = shapes[index % shapes.length]?.() ?? [];
      const cookies = { currency: word(), theme: word(), trip: word() };
      await pages.answer({ method: 'GET', path, search, cookies, acceptLanguage: null }, 'br');
      if (index % Math.ceil(count / 20) !== 0) continue;
      collect();
      memory.push(Math.round(process.memoryUsage().heapUsed / 2 ** 20));
    }
    console.log(pages.counts, memory);
    expect(pages.counts).toMatchObject({ entries: 0, bytes: 0, passes: count });
    expect(memory.at(-1)).toBeLessThan((memory[1] ?? 0) + growth);
  });
});
