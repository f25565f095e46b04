import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import { fullPlan } from '#tests/support/full-plan.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { makeProvider } from '#tests/support/plan-factory.ts';
import { bufferPlans } from './buffer-plans.ts';
import { BufferFailure } from '#feeds/read/unnamed-file.ts';

const provider = makeProvider({ name: 'Tanuki “たぬき”\u2028\n' });

async function* feedOf(count: number, read: number[] = []): AsyncGenerator<ProviderPlan> {
  for (let index = 0; index < count; index += 1) {
    read.push(index);
    yield { provider, plan: { ...fullPlan, externalId: `plan-${index}` }, factsHash: `hash ${index}` };
  }
}

describe('bufferPlans', () => {
  let temporary: string;
  beforeEach(() => {
    temporary = makeFolder();
    vi.stubEnv('TMPDIR', temporary);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([0, 1, 499, 500, 501, 1_234])('gives %i plans back as they were, and leaves no file', async (count) => {
    const read: number[] = [];
    using buffered = await bufferPlans(feedOf(count, read));
    expect(read).toHaveLength(count);
    expect(readdirSync(temporary)).toEqual([]);
    const back = await Array.fromAsync(buffered.plans());
    expect(back).toEqual(await Array.fromAsync(feedOf(count)));
  });

  it('may be left in the middle', async () => {
    using buffered = await bufferPlans(feedOf(1_000));
    for await (const { plan } of buffered.plans()) if (plan.externalId === 'plan-600') break;
    expect(await Array.fromAsync(buffered.plans())).toHaveLength(1_000);
  });

  it('throws what the feed throws, from wherever', async () => {
    const broken = async function* (after: number): AsyncGenerator<ProviderPlan> {
      yield* feedOf(after);
      throw new RangeError('cut off');
    };
    for (const after of [3, 800]) await expect(bufferPlans(broken(after))).rejects.toThrow(RangeError);
  });

  it('says what to do where there is no room', async () => {
    vi.stubEnv('TMPDIR', join(temporary, 'missing'));
    await expect(bufferPlans(feedOf(5))).resolves.toBeDefined();
    const refused = bufferPlans(feedOf(800));
    await expect(refused).rejects.toThrow(BufferFailure);
    await expect(refused).rejects.toThrow(
      /temporary files \(ENOENT\); make room there, or name another one in TMPDIR\.$/,
    );
  });
});
