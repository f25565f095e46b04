import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asvsItems } from './asvs-items.ts';

const record = readFileSync('docs/decisions/0134-asvs.md', 'utf8');

/** Items in each section of chapters 6, 7, 8 and 10 of ASVS 5.0.0. */
const sections: Readonly<Record<string, readonly number[]>> = {
  6: [3, 12, 8, 6, 8, 4, 2, 4],
  7: [3, 4, 2, 5, 3, 2],
  8: [4, 4, 3, 2],
  10: [2, 3, 5, 16, 5, 2, 3],
};

it('answers every item of chapters 6, 7, 8 and 10 once, in their order', () => {
  const all = Object.entries(sections).flatMap(([chapter, counts]) =>
    counts.flatMap((count, section) =>
      Array.from({ length: count }, (_, place) => `${chapter}.${section + 1}.${place + 1}`),
    ),
  );
  expect(asvsItems.map(({ item }) => item)).toEqual(all);
});

it('names for what is met a file that exists, and for the rest a sentence', () => {
  const wrong = asvsItems.filter(({ is, by }) => (is === 'met' ? !existsSync(by) : !by.endsWith('.')));
  expect(wrong).toEqual([]);
});

it('says in its record what is not met', () => {
  const listed = [...record.matchAll(/^\| (\d+\.\d+\.\d+) \| (not met|in part) \|/gm)].map(([, item, is]) => [
    item,
    is,
  ]);
  const open = asvsItems.filter(({ is }) => is === 'not met' || is === 'in part').map(({ item, is }) => [item, is]);
  expect(listed).toEqual(open);
});
