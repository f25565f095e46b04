import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#cli/run-command.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

const dataDir = makeFolder();
const fixture = 'src/feeds/adapters/canonical-json/fixtures/catalogue.json';

async function run(words: string, environment: Record<string, string> = {}) {
  const answer = { out: '', err: '' };
  const status = await runCommand(words.split(' '), {
    out: (text) => (answer.out += text),
    outPiece: async (text) => void (answer.out += text),
    err: (text) => (answer.err += text),
    progress: null,
    person: null,
    operator: () => 'ann',
    environment: () => ({ DATA_DIR: dataDir, ...environment }),
    locate: (path) => path,
    now: () => new Date('2026-11-20T08:00:00Z'),
  });
  return { status, ...answer };
}

beforeAll(async () => {
  await run(`import ${fixture} --format canonical-json`);
});

describe('roamchart export', () => {
  it('writes the catalogue to standard output, and nothing beside it', async () => {
    const { status, out, err } = await run('export');
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out).plans).toHaveLength(4);
  });

  it('writes a file with what standard output would get, and says so elsewhere', async () => {
    const path = join(dataDir, 'japan.csv');
    const { status, out, err } = await run(`export --format canonical-csv --destination JP --output ${path}`);
    expect([status, out]).toEqual([0, '']);
    expect(err).toMatch(/^Wrote \d+ bytes to .*japan\.csv, SHA-256 [0-9a-f]{64}\.\n$/);
    expect(readFileSync(path, 'utf8')).toBe((await run('export --format canonical-csv --destination JP')).out);
  });

  it('writes one provider', async () => {
    const { out } = await run('export --provider nobody');
    expect(JSON.parse(out)).toMatchObject({ providers: [], plans: [] });
  });

  it('makes the downloads', async () => {
    const { status, out } = await run('export --nightly');
    expect([status, out.split('\n').length]).toEqual([0, 5]);
    expect(readdirSync(join(dataDir, 'open-data'))).toContain('index.json');
  });

  it.each([
    ['--format xml', 'The formats are canonical-json, canonical-csv.'],
    ['--destination atlantis', '"atlantis" is not a destination.'],
    ['--provider Nori!', 'is not a provider slug'],
  ])('refuses %s', async (words, complaint) => {
    const { status, out, err } = await run(`export ${words}`);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(complaint);
  });

  it('says what to do about a file that cannot be written', async () => {
    const { status, err } = await run(`export --output ${join(dataDir, 'no', 'such', 'folder.json')}`);
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/cannot be written: its folder does not exist; create it first\.\n$/),
    ]);
  });
});
