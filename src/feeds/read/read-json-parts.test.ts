import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { beginsLikeJson, readJsonParts, type JsonPart, type JsonPath } from './read-json-parts.ts';

async function partsOf(text: string, isPart: (path: JsonPath) => boolean): Promise<JsonPart[]> {
  using file = writeTemporaryFile(text);
  const parts: JsonPart[] = [];
  for await (const part of readJsonParts(await openTestFile(file.path), isPart)) parts.push(part);
  return parts;
}

const atDepth =
  (depth: number) =>
  (path: JsonPath): boolean =>
    path.length === depth;

/** Without whole numbers that `JSON.parse` would round. */
const isWithinNumbers = (text: string): boolean => !/\d{16}/.test(text);

/** Every value at a depth with its path, by the language's own parser. */
function valuesAt(value: unknown, depth: number, path: JsonPath = []): JsonPart[] {
  if (path.length === depth) return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => valuesAt(inner, depth, [...path, key]));
}

describe('the parts of a JSON file', () => {
  it('come whole with their paths', async () => {
    const text = '{"head": "x", "data": [{"a": [1, {"b": null}]}, 2, "three"], "tail": {"c": true}}';
    expect(await partsOf(text, (path) => path.length === 2 && path[0] === 'data')).toEqual([
      { path: ['data', 0], value: { a: [1, { b: null }] } },
      { path: ['data', 1], value: 2 },
      { path: ['data', 2], value: 'three' },
    ]);
  });

  it.each([0, 1, 2, 3])('at depth %d are those of JSON.parse', async (depth) => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }).filter(isWithinNumbers), async (text) => {
        expect(await partsOf(text, atDepth(depth))).toEqual(valuesAt(JSON.parse(text), depth));
      }),
      { numRuns: 40 },
    );
  });

  it('keep the exact digits of numbers that money is read from', async () => {
    const parts = await partsOf('[384.39, 0.1, 12.5, 116738, 1e3]', atDepth(1));
    expect(parts.map((part) => String(part.value))).toEqual(['384.39', '0.1', '12.5', '116738', '1000']);
  });

  it('keep whole numbers that a number cannot hold as their digits', async () => {
    const parts = await partsOf(
      '[9007199254740993, 9007199254740992, -9007199254740993, 9007199254740991]',
      atDepth(1),
    );
    const digits = ['9007199254740993', '9007199254740992', '-9007199254740993'];
    expect(parts.map(({ value }) => value)).toEqual([...digits, 9007199254740991]);
  });

  it('may have a byte order mark before them', async () => {
    expect(await partsOf('\ufeff[1]', atDepth(1))).toEqual([{ path: [0], value: 1 }]);
  });

  it.each([
    '{"a": 1',
    '{"a": [1, 2',
    '{"a": "x',
    '[1, 2',
    '[1, 2}',
    '{"a": 1}}',
    '{"a" 1}',
    '{a: 1}',
    "['x']",
    '[1,]',
    'nope',
    '[tru]',
    '[01x]',
  ])('of %s are refused', async (text) => {
    await expect(partsOf(text, atDepth(1))).rejects.toThrow(FeedRefusal);
    await expect(partsOf(text, atDepth(1))).rejects.toThrow(/is not complete JSON: it is cut off or damaged/);
  });

  it('cannot change what objects are made of', async () => {
    const [part] = await partsOf('[{"__proto__": {"polluted": true}}]', atDepth(1));
    expect(Object.getPrototypeOf(part?.value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('are bounded in size', async () => {
    const text = `{"data": [[${'1,'.repeat(500_001)}1]]}`;
    await expect(partsOf(text, atDepth(2))).rejects.toThrow(/a single entry of more than 500000 values/);
  });

  it('may be nested a hundred thousand deep', async () => {
    const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(await partsOf(text, (path) => path[0] === 'data')).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    [' {"a": 1}', true],
    ['\n[1]', true],
    ['a,b', false],
    ['"x"', false],
  ])('that begins with %j is taken for JSON: %s', async (text, expected) => {
    using file = writeTemporaryFile(text);
    expect(beginsLikeJson(await openTestFile(file.path))).toBe(expected);
  });
});
