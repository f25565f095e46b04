import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayReload } from './reload-guard.ts';

describe('mayReload', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it('allows one reload of a path within ten seconds', () => {
    expect(mayReload('/germany', 1000)).toBe(true);
    expect(mayReload('/germany', 10_999)).toBe(false);
    expect(mayReload('/germany', 11_000)).toBe(true);
  });

  it('counts every path for itself', () => {
    expect(mayReload('/germany', 1000)).toBe(true);
    expect(mayReload('/japan', 1001)).toBe(true);
    expect(mayReload('/germany', 1002)).toBe(false);
  });

  it('remembers only what still counts', () => {
    for (let index = 0; index < 50; index += 1) mayReload(`/${index}`, index * 10_000);
    expect(Object.keys(JSON.parse(stored.get('reloads') ?? '') as object)).toEqual(['/49']);
  });

  it.each(['not JSON', 'null', '5'])('starts over where %j is stored', (text) => {
    stored.set('reloads', text);
    expect(mayReload('/germany', 1000)).toBe(true);
  });

  it('never allows what it cannot remember', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    expect(mayReload('/germany', 1000)).toBe(false);
  });
});
