import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readFeedList } from '#runtime/services/desk/feed-list.ts';
import { openFeedRuns, type ShownFeedRun } from '#runtime/services/desk/feed-runs.ts';
import { runFeedOn, type FeedRunOutcome } from '#runtime/services/feeds/import-feed.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

/** Plans of a seller: plan n costs n + 3 dollars, times its factor. */
function rowsOf(seller: string, count: number, factorOf: (plan: number) => number, first = 1): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const plan = index + first;
    return `${seller},Japan,${plan} GB,7,${((plan + 3) * factorOf(plan)).toFixed(2)},USD`;
  });
}

const asFile = (...rows: readonly (readonly string[])[]): string =>
  `provider,country,data,days,price,currency\n${rows.flat().join('\n')}\n`;

describe.each(engines)('feeds at the desk on %s', (engine) => {
  const suite = useTestDatabase(engine);
  const now = new Date('2026-08-20T09:00:00Z');

  async function run(text: string): Promise<FeedRunOutcome> {
    const dataDir = makeFolder();
    const path = join(dataDir, 'prices.csv');
    writeFileSync(path, text);
    const setting = { dataDir, feeds: defaultFeedSettings };
    return runFeedOn(suite.database, { ...usualRequest, feed: 'wholesale', path }, setting);
  }

  const show = (runId: number): Promise<ShownFeedRun | null> =>
    openFeedRuns(suite.database, defaultFeedSettings.limits).feedRun(runId);

  it('shows what a held run would change, and which providers break no limit', async () => {
    await run(
      asFile(
        rowsOf('Skylark', 40, () => 1),
        rowsOf('Birchway', 30, () => 1),
      ),
    );
    // Of Birchway, one plan is gone, one is new, and one costs a fifth less.
    const birchway = rowsOf('Birchway', 30, (plan) => (plan === 5 ? 0.8 : 1), 2);
    const held = await run(
      asFile(
        rowsOf('Skylark', 40, () => 100),
        birchway,
      ),
    );
    expect(held.status).toBe('held');
    const shown = await show(2);
    expect(shown).toMatchObject({
      holdSentence: expect.stringMatching(/^this feed would change the price of 40 of 40 plans of skylark/),
      held: { decision: null },
      lacksSeller: false,
      changes: { active: 70, repriced: 41, same: 28, addedCount: 1, goneCount: 1, isComplete: true },
    });
    const changes = shown?.changes;
    expect(changes?.histogram).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 40]);
    expect(changes?.sellers).toMatchObject([
      { provider: 'skylark', active: 40, repriced: 40, medianRatio: 100, breaksLimits: true },
      { provider: 'birchway', active: 30, repriced: 1, gone: 1, added: 1, breaksLimits: false },
    ]);
    expect(changes?.worst.map(({ provider, count, ratio }) => [provider, count, Math.round(ratio * 10) / 10])).toEqual([
      ['skylark', 40, 100],
      ['birchway', 1, 0.8],
    ]);
    expect(changes?.worst[0]?.plans).toHaveLength(5);
    expect(changes?.random).toHaveLength(20);
    expect((await show(2))?.changes?.random).toEqual(changes?.random);
    expect(shown?.repricedBefore).toEqual([{ runId: 1, repriced: 0 }]);
    expect(shown?.sellers.get('skylark')?.name).toBe('Skylark');
  });

  it('shows no changes of a run that waits no more, and nothing of an unknown one', async () => {
    await run(asFile(rowsOf('Skylark', 40, () => 1)));
    expect(await show(1)).toMatchObject({ run: { status: 'published' }, held: null, changes: null });
    expect(await show(7)).toBeNull();
  });

  it('compares held runs behind the page that counts them', async () => {
    await run(asFile(rowsOf('Skylark', 40, () => 1)));
    await run(asFile(rowsOf('Skylark', 40, () => 100)));
    const read = vi.spyOn(suite.database.queries, 'selectFrom');
    const compared = (): number => read.mock.calls.filter(([table]) => String(table) === 'held_plans').length;
    const { heldRuns, feedRun } = openFeedRuns(suite.database, defaultFeedSettings.limits);
    expect(await heldRuns()).toBe(1);
    await vi.waitFor(() => expect(compared()).toBe(2));
    expect(await feedRun(2)).toMatchObject({ changes: { repriced: 40 } });
    expect(compared()).toBe(2);
    read.mockRestore();
  });

  it('lists a feed with its state in a word', async () => {
    const list = () =>
      readFeedList({ database: suite.database, sources: { file: null, keptFiles: 1, networks: [] } }, now);
    expect((await list()).feeds).toEqual([]);
    await run(asFile(rowsOf('Skylark', 40, () => 1)));
    expect((await list()).feeds).toMatchObject([{ name: 'wholesale', state: 'by-hand', plans: 40, heldRun: null }]);
    await run(asFile(rowsOf('Skylark', 40, () => 100)));
    expect((await list()).feeds).toMatchObject([{ name: 'wholesale', state: 'held', heldRun: 2, lastRun: { id: 2 } }]);
  });
});
