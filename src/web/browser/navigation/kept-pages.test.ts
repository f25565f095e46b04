import { describe, expect, it } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

interface NamedPage {
  readonly name: string;
  readonly keys: Set<string>;
}

function page(name: string, ...keys: string[]): NamedPage {
  return { name, keys: new Set(keys) };
}

function create(most: number) {
  const dropped: string[] = [];
  const kept = createKeptPages<NamedPage>(most, ({ name }) => dropped.push(name));
  return { kept, dropped };
}

describe('kept pages', () => {
  it('are found by every entry of the history that leads to them', () => {
    const { kept } = create(2);
    const germany = page('germany', 'k1', 'k2');
    kept.use(germany);
    expect([kept.at('k1'), kept.at('k2'), kept.at('k3')]).toEqual([germany, germany, null]);
  });

  it('are dropped least recently used first', () => {
    const { kept, dropped } = create(2);
    const [first, second, third] = [page('first', 'a'), page('second', 'b'), page('third', 'c')];
    kept.use(first);
    kept.use(second);
    kept.use(first);
    kept.use(third);
    expect(dropped).toEqual(['second']);
    expect([kept.at('a'), kept.at('b'), kept.at('c')]).toEqual([first, null, third]);
  });

  it('are as many as the bound, the shown one included', () => {
    const { kept, dropped } = create(20);
    for (let index = 0; index < 100; index += 1) kept.use(page(String(index), `key ${index}`));
    expect([kept.count(), dropped.length]).toEqual([20, 80]);
  });

  it('lose an entry that another page takes over, and go with the last', () => {
    const { kept, dropped } = create(5);
    kept.use(page('old', 'a'));
    kept.use(page('both', 'b', 'c'));
    const fresh = page('new', 'a', 'b');
    kept.use(fresh);
    expect(dropped).toEqual(['old']);
    expect([kept.at('a'), kept.at('b'), kept.at('c')?.name]).toEqual([fresh, fresh, 'both']);
  });

  it('go when no entry of the history leads to them any more', () => {
    const { kept, dropped } = create(5);
    kept.use(page('forward', 'a'));
    kept.use(page('here', 'b'));
    kept.retain(new Set(['b', 'c']));
    expect(dropped).toEqual(['forward']);
  });
});
