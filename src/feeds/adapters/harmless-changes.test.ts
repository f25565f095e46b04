import { describe, expect, it } from 'vitest';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { openFeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import type { WholeTable } from '#tests/support/damaged-tables.ts';
import { noOptions, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { harmlessChanges, wholeFiles } from '#tests/support/harmless-changes.ts';
import { feedAdapters } from './feed-format.ts';

async function read({ format, mapping }: WholeTable, content: string | Uint8Array): Promise<readonly PlanFacts[]> {
  using file = writeTemporaryFile(content);
  const opened = await openFeedFile(file.path);
  if (!opened.ok) return [];
  const plans: PlanFacts[] = [];
  try {
    const feed = await feedAdapters[format].open(opened.value, { ...noOptions, mapping });
    for await (const { result } of feed.rows) if (result.ok) plans.push(result.value.plan);
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
  }
  return plans;
}

function factsOf({ coverage, dataKind, dataMb, validityDays, price }: PlanFacts): string {
  return [coverage.join(' '), dataKind, dataMb, validityDays, price.units, price.currency].join(' | ');
}

const whole = new Map<WholeTable, readonly PlanFacts[]>();
for (const table of wholeFiles) whole.set(table, await read(table, table.text));
const isInDollars = (table: WholeTable): boolean =>
  whole.get(table)?.every(({ price }) => price.currency === 'USD') === true;

describe('a change that a person would not notice', () => {
  it('changes no plan, and refuses hardly a file', async () => {
    const refused: string[] = [];
    const wrong: string[] = [];
    const changes = harmlessChanges(isInDollars);
    for (const { name, table, content } of changes) {
      const facts = new Set((whole.get(table) ?? []).map(factsOf));
      const plans = await read(table, content);
      wrong.push(
        ...plans
          .map(factsOf)
          .filter((fact) => !facts.has(fact))
          .map((fact) => `${name}: ${fact}`),
      );
      if (plans.length < (whole.get(table)?.length ?? 0)) refused.push(name);
    }
    expect(changes.length).toBe(167);
    expect(wrong).toEqual([]);
    // Whole numbers of the canonical JSON are numbers.
    expect(refused).toEqual(['canonical-json catalogue.json: 30 días']);
  });
});
