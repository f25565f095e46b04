import { describe, expect, it } from 'vitest';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { openFeedFile } from '#feeds/read/feed-file.ts';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { damageKinds, damageTable, wholeTables, type WholeTable } from '#tests/support/damaged-tables.ts';
import { noOptions, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

/** Damaged files of each table. */
const count = Number(process.env['TABLES'] ?? 120);
const firstSeed = Number(process.env['SEED'] ?? 1);

interface ReadTable {
  readonly plans: readonly PlanFacts[];
  readonly rows: number;
  /** Nothing of it is published before an operator has looked. */
  readonly isHeld: boolean;
}

/** Null: the file is refused as a whole. */
async function read({ format, mapping }: WholeTable, content: string | Buffer): Promise<ReadTable | null> {
  using file = writeTemporaryFile(content);
  const opened = await openFeedFile(file.path);
  if (!opened.ok) return null;
  const plans: PlanFacts[] = [];
  let rows = 0;
  try {
    const feed = await feedAdapters[format].open(opened.value, { ...noOptions, mapping });
    for await (const { result } of feed.rows) {
      rows += 1;
      if (result.ok) plans.push(result.value.plan);
    }
    const { damage } = feed.findings?.() ?? { damage: null };
    return { plans, rows, isHeld: damage?.isHeld === true };
  } catch (error) {
    if (error instanceof FeedRefusal) return null;
    throw error;
  }
}

/** What a traveller is told of a plan, a line for each price. */
function factsOf({ coverage, dataKind, dataMb, validityDays, price, ownPrices }: PlanFacts): readonly string[] {
  const offer = [coverage.join(' '), dataKind, dataMb, validityDays].join(' | ');
  return [price, ...ownPrices].map(({ units, currency }) => `${offer} | ${units} ${currency}`);
}

describe.each(wholeTables)('a damaged table: $name', (table) => {
  it.each(damageKinds)('publishes nothing that is not in the whole file, and loses no row: %s', async (kind) => {
    const whole = await read(table, table.text);
    expect(whole?.plans.length).toBeGreaterThan(0);
    const wholeHeader = table.text.split('\n')[0];
    const facts = new Set(whole?.plans.flatMap(factsOf));
    const factsById = new Map(whole?.plans.map((plan) => [plan.externalId, factsOf(plan)]));
    const isWrong = (plan: PlanFacts): boolean => {
      const known = factsById.get(plan.externalId);
      return factsOf(plan).some((told) => !facts.has(told) || known?.includes(told) === false);
    };
    for (let seed = firstSeed; seed < firstSeed + Math.ceil(count / damageKinds.length); seed += 1) {
      const damaged = damageTable(table, kind, new SeededRandom(seed));
      const found = await read(table, damaged);
      if (found === null) continue;
      const wrong = found.isHeld ? [] : found.plans.filter(isWrong);
      expect(
        wrong.map((plan) => `${plan.externalId}: ${factsOf(plan).join()}`),
        `seed ${seed}\n${damaged}`,
      ).toEqual([]);
      if (table.rowsOfLine === null) continue;
      const lines = damaged
        .toString()
        .split(/\r\n|\n|\r/)
        .filter((line) => line.trim() !== '');
      if (lines.length < 2) continue;
      // A column of prices whose heading is damaged is no row, but counted as left out.
      const headings = lines[0] === wholeHeader ? table.rowsOfLine : found.rows / (lines.length - 1);
      expect(Number.isInteger(headings), `rows, seed ${seed}\n${damaged}`).toBe(true);
      expect(found.rows, `rows, seed ${seed}\n${damaged}`).toBe((lines.length - 1) * headings);
    }
  });
});
