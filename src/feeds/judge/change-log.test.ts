import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { money } from '#tests/support/plan-factory.ts';
import { ChangeLog } from './change-log.ts';
import { BufferFailure } from '#feeds/read/unnamed-file.ts';

/** Hard cases for JSON and UTF-8, including a lone surrogate. */
const hostile = 'Tanuki “たぬき” 🦝 \u2028\n\0 \ud83e';

const planOf = (index: number) => ({ provider: 'tanuki', id: `${hostile} ${index}`, price: money(index) });
const skipOf = (row: number) => ({ row, reason: 'bad-price', field: 'price', value: hostile }) as const;
const suspicionOf = (row: number) => ({ row, id: `plan-${row}`, rule: 'free-plan', finding: hostile }) as const;

/** Adds so many of each kind, alternating. */
function fill(log: ChangeLog, count: number) {
  for (let index = 0; index < count; index += 1) {
    for (const kind of ['added', 'withdrawn', 'unseen'] as const) log.change(kind, planOf(index));
    log.change('changed', { ...planOf(index), before: money(7) });
    log.skipped(skipOf(index));
    log.suspicious(suspicionOf(index));
  }
}

function filled(count: number) {
  const indexes = Array.from({ length: count }, (_none, index) => index);
  const plans = indexes.map(planOf);
  return {
    added: plans,
    changed: plans.map((plan) => ({ ...plan, before: money(7) })),
    withdrawn: plans,
    unseen: plans,
    suspicious: indexes.map(suspicionOf),
    skipped: indexes.map(skipOf),
  };
}

const textOf = (log: ChangeLog): string => [...log.json()].join('');

describe('the log of changes', () => {
  let temporary: string;
  beforeEach(() => {
    temporary = makeFolder();
    vi.stubEnv('TMPDIR', temporary);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  /** Files of this test that the process holds open. */
  function openFiles(): number {
    const links = readdirSync('/proc/self/fd').map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`);
      } catch {
        return '';
      }
    });
    return links.filter((link) => link.startsWith(temporary)).length;
  }

  it.each([0, 1, 400, 5_000])('of %i changes of each kind is what JSON makes of them', (count) => {
    using log = new ChangeLog();
    fill(log, count);
    expect(textOf(log)).toBe(JSON.stringify(filled(count)));
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is told in parts that are far shorter than all of it', () => {
    using log = new ChangeLog();
    fill(log, 5_000);
    expect(Math.max(...[...log.json()].map(({ length }) => length))).toBeLessThan(100_000);
  });

  it('holds few changes in memory and the rest in one file, until nobody wants them', () => {
    const log = new ChangeLog();
    fill(log, 10);
    expect(openFiles()).toBe(0);
    fill(log, 5_000);
    expect(openFiles()).toBe(1);
    log[Symbol.dispose]();
    expect(openFiles()).toBe(0);
  });

  it('forgets what was found in vain', () => {
    using log = new ChangeLog();
    fill(log, 2_000);
    log.clear();
    fill(log, 1_000);
    expect(textOf(log)).toBe(JSON.stringify(filled(1_000)));
  });

  it('says what to do where there is no room', () => {
    vi.stubEnv('TMPDIR', join(temporary, 'missing'));
    using log = new ChangeLog();
    fill(log, 10);
    expect(() => fill(log, 5_000)).toThrow(BufferFailure);
    expect(() => fill(log, 5_000)).toThrow(/temporary files \(ENOENT\); make room there/);
  });
});
