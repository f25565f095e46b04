import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const folder = makeFolder();
const file = join(folder, 'rates.json');
let today = new Date('2026-10-01T08:00:00Z');

const run = (words: string, sources = `plain=${file}`) =>
  runCommandLine(words, { DATA_DIR: folder, RATE_SOURCES: sources }, today);

const write = (rates: object, date: string): void => writeFileSync(file, JSON.stringify({ base: 'USD', date, rates }));

beforeAll(async () => {
  write({ EUR: 0.88, JPY: 158.1 }, '2026-10-01');
  await run('rates update');
});

describe('roamchart rates', () => {
  it('updates, and says what each source gave', async () => {
    today = new Date('2026-10-02T08:00:00Z');
    write({ EUR: 0.87, JPY: 158.1 }, '2026-10-02');
    expect(await run('rates update')).toEqual({
      status: 0,
      out: `plain ${file}: ok, rates of 2026-10-02\n3 currencies have a new rate or date.\n`,
      err: '',
    });
  });

  it('shows source and day of the rates', async () => {
    const { out, status } = await run('rates status');
    expect(status).toBe(0);
    expect(out).toContain(`plain ${file}: ok, rates of 2026-10-02\n    fetched 2026-10-02 08:00\n`);
    expect(out).toContain(`   3  2026-10-02  plain ${file}\n      EUR JPY USD\n`);
    expect(out).toMatch(/ 150 {2}2026-09-29 {2}fawazahmed0/);
    const later = today;
    today = new Date('2026-10-13T08:00:00Z');
    expect((await run('rates status')).out).toContain('   3  2026-10-02 (old)  plain');
    today = later;
  });

  it('writes JSON with every rate', async () => {
    const { out } = await run('rates status --json');
    const status = JSON.parse(out) as { sources: unknown[]; rates: { currency: string }[] };
    expect(status.sources).toEqual([
      { name: `plain ${file}`, checkedAt: today.toISOString(), ratesDate: '2026-10-02', problem: null, held: [] },
    ]);
    expect(status.rates).toHaveLength(153);
    expect(status.rates.find(({ currency }) => currency === 'EUR')).toEqual({
      currency: 'EUR',
      perUsd: '0.87',
      date: '2026-10-02',
      source: `plain ${file}`,
      isOld: false,
    });
  });

  it('lists the rates of a currency day by day', async () => {
    const { out } = await run('rates history eur --days 3');
    expect(out).toBe(`2026-10-02  0.87  plain ${file}\n2026-10-01  0.88  plain ${file}\n`);
    const { out: json } = await run('rates history EUR --days 1 --json');
    expect(JSON.parse(json)).toEqual([
      { currency: 'EUR', date: '2026-10-02', perUsdE8: 87_000_000, source: `plain ${file}` },
    ]);
    today = new Date('2026-12-02T08:00:00Z');
    expect((await run('rates history EUR --days 1')).out).toBe('No rates for these days.\n');
    today = new Date('2026-10-02T08:00:00Z');
  });

  it('holds a rate jump and says how to accept it', async () => {
    write({ EUR: 0.87, JPY: 99 }, '2026-10-02');
    const held = await run('rates update');
    expect([held.status, held.err]).toEqual([1, 'Not all exchange rates are up to date; see above.\n']);
    expect(held.out).toContain(
      `JPY stays at 158.1 of 2026-10-02: plain ${file} says 99 of 2026-10-02 (0.626 times as much), more than a currency usually moves in that time. If it is right, run: roamchart rates update --accept JPY`,
    );
    expect((await run('rates status')).out).toContain('    held back: JPY\n');
    expect((await run('rates update --accept jpy,EUR')).status).toBe(0);
    expect((await run('rates history JPY')).out).toContain('2026-10-02  99 ');
  });

  it('says what is wrong with a file, and writes JSON all the same', async () => {
    writeFileSync(file, '<html>');
    const { status, out, err } = await run('rates update --json');
    expect([status, err]).toEqual([1, 'Not all exchange rates are up to date; see above.\n']);
    expect(JSON.parse(out)).toMatchObject({
      changed: 0,
      sources: [{ problem: expect.stringContaining('it is no JSON') as unknown }],
    });
  });

  it('says when no source is configured', async () => {
    expect((await run('rates update', '')).err).toContain('No sources of exchange rates are configured; name some');
    expect((await run('rates status', '')).out).toContain('The rates are those shipped with the site');
    expect((await run('rates status', 'ecb-xml=https://bank.example/x')).out).toContain(
      'bank.example/x: never fetched',
    );
  });

  it('explains itself, and refuses wrong use', async () => {
    expect((await run('--help')).out).toContain('rates');
    expect((await run('rates --help')).out).toMatch(/update[^]*status[^]*history/);
    for (const words of ['update', 'status', 'history']) {
      const { out, status } = await run(`rates ${words} --help`);
      expect([status, out.includes('--json')]).toEqual([0, true]);
    }
    for (const words of ['history', 'history ZZZ', 'history EUR --days 0', 'update --accept nonsense'])
      expect((await run(`rates ${words}`)).status).toBe(2);
  });
});
