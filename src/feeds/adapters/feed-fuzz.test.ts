import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeFeed } from '#tests/support/feed-judgement.ts';
import { mutableFeeds } from '#tests/support/mutated-feeds.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { feedFormatNames, type FeedFormatName } from './feed-format.ts';

interface Sample {
  readonly format: FeedFormatName;
  readonly path: string;
}

function sample(format: FeedFormatName, name: string): Sample {
  return { format, path: `src/feeds/adapters/${format}/fixtures/${name}` };
}

const tables = [
  sample('canonical-csv', 'catalogue.csv'),
  sample('price-csv', 'week-1.csv'),
  sample('esim-access', 'table.csv'),
  sample('esim-go', 'dump.csv'),
  sample('rate-sheet', 'fixed.csv'),
];

const documents = [
  sample('canonical-json', 'catalogue.json'),
  sample('esim-access', 'answer.json'),
  sample('esim-access', 'saved-page.json'),
  sample('airalo', 'partner-answer.json'),
  sample('airalo', 'site-country.json'),
  sample('esim-go', 'answer.json'),
  sample('data-plan', 'feed.json'),
  sample('zendit', 'page.json'),
  sample('reseller', 'flat.json'),
  sample('reseller', 'grouped.json'),
  sample('brand-two-currencies', 'local.json'),
  sample('daily-plan-sheet', 'sheet.json'),
  sample('single-brand', 'current.json'),
  sample('brand-scrape', 'destinations.json'),
];

const oddCells = [
  '',
  ' ',
  '0',
  '-1',
  'NA',
  'null',
  '1e9',
  '٣',
  '∞',
  '<b>x</b>',
  "'; drop table plan",
  '=1+1',
  '\u0000',
  '\u202eשלום\u200f',
  '\ud800',
];
const cell = fc.oneof(
  fc.constantFrom(...oddCells),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.nat().map(String),
);

/** Quotes a cell, so that it stays one cell of one record. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

describe.each(tables)('a table of $format with changed cells', ({ format, path }) => {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const width = header.split(',').length;

  it('never throws and loses no row', async () => {
    const whole = await judgeFeed(format, `${header}\n${lines.join('\n')}\n`);
    const changes = fc.array(
      fc.tuple(fc.nat(lines.length - 1), fc.array(cell, { minLength: width, maxLength: width })),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const copy = [...lines];
        for (const [index, cells] of changed) copy[index] = cells.map(quote).join(',');
        const judged = await judgeFeed(format, `${header}\n${copy.join('\n')}\n`);
        expect(judged).toMatchObject({ rows: whole?.rows, wrong: [] });
      }),
      { numRuns: sizeOfRun(15, 60) },
    );
  });
});

/** All paths of a document at which a value can be replaced. */
function pathsOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** A copy of the document with a replaced value. */
function exchange(document: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.map((each, index) => (index === step ? exchange(each, rest, value) : each));
  const entries = Object.entries(document as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key === step ? exchange(inner, rest, value) : inner]));
}

const value = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1e21,
    0.1 + 0.2,
    true,
    [],
    {},
    'NA',
    'x'.repeat(300),
    'x\u202e\u2066',
    '\u202e',
    [null],
    { iso: 7 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

describe.each(documents)('a document of $format with changed values ($path)', ({ format, path }) => {
  const document: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const paths = pathsOf(document).slice(1);

  it('never throws, and makes no plan that breaks a rule', async () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...paths), value), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        let copy = document;
        for (const [where, what] of changed)
          if (pathsOf(copy).some((each) => each.join() === where.join())) copy = exchange(copy, where, what);
        const judged = await judgeFeed(format, JSON.stringify(copy));
        expect(judged?.wrong ?? []).toEqual([]);
      }),
      { numRuns: sizeOfRun(15, 60) },
    );
  });

  it('that is cut off anywhere is refused', async () => {
    const text = JSON.stringify(document);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: text.length - 1 }), async (length) => {
        expect(await judgeFeed(format, text.slice(0, length))).toBeNull();
      }),
      { numRuns: sizeOfRun(8, 25) },
    );
  });
});

describe('damaged rows', () => {
  it('are made for every format', () => {
    // Tables of operators are read like those that are declared.
    const declared = feedFormatNames.filter((name) => name !== 'table');
    expect([...new Set(mutableFeeds.map(({ format }) => format))].toSorted()).toEqual(declared.toSorted());
  });

  it.each(mutableFeeds)('of $format ($path) are all accounted for', async ({ format, damage }) => {
    const { text, rows } = damage(sizeOfRun(100, 300), new SeededRandom(7));
    const judged = await judgeFeed(format, text);
    expect(judged).toMatchObject({ rows, wrong: [] });
    expect(judged?.plans).toBeGreaterThan(0);
  });
});
