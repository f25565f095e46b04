import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Class names by stylesheet. */
type ClassNames = Map<string, Set<string>>;

const stylesheets = globSync(['src/**/*.module.css', 'tools/**/*.module.css']);
const declared: ClassNames = new Map();
const used: ClassNames = new Map();
/** Stylesheets whose names are computed somewhere: `styles[size]`. */
const computed = new Set<string>();

function add(to: ClassNames, stylesheet: string, names: Iterable<string>): void {
  to.set(stylesheet, new Set([...(to.get(stylesheet) ?? []), ...names]));
}

function allMatches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => match);
}

/** @param name of a file as an import or `composes` has it */
function resolveFrom(file: string, name: string): string {
  return name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name);
}

for (const file of stylesheets) {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  for (const prelude of allMatches(css, /([^{};]+)\{/g))
    add(declared, file, allMatches(prelude.replaceAll(/:global\([^)]*\)/g, ''), /\.([a-z][\w-]*)/gi));
  for (const [, names = '', from] of css.matchAll(/composes:\s*([\w\s-]+?)(?:\s+from\s+'([^']+)')?;/g))
    add(used, from === undefined ? file : resolveFrom(file, from), names.split(/\s+/));
}

for (const file of globSync(['src/**/*.{ts,tsx}', 'tools/**/*.{ts,tsx}'])) {
  const code = readFileSync(file, 'utf8');
  for (const [, styles = '', name = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
    const stylesheet = resolveFrom(file, name);
    for (const index of allMatches(code, new RegExp(`\\b${styles}\\[([^\\]]+)\\]`, 'g'))) {
      const names = allMatches(index, /'([^']+)'/g);
      add(used, stylesheet, names);
      if (names.length === 0) computed.add(stylesheet);
    }
  }
}

/** Names of the first that the second lacks, each after its file. */
function lackingIn(first: ClassNames, second: ClassNames): readonly string[] {
  return [...first].flatMap(([file, names]) =>
    [...names].filter((name) => second.get(file)?.has(name) !== true).map((name) => `${file}: ${name}`),
  );
}

// The compiler takes any name of a class, and a browser shows an element whose class has no style without a word.
describe('the names of classes', () => {
  it('are found', () => {
    expect(stylesheets.length).toBeGreaterThan(100);
    expect(declared.get('src/web/features/guide/static-page/page.module.css')).toContain('figures');
    expect(used.get('src/ui/text.module.css')).toContain('link');
  });

  it('that code uses are in its stylesheet', () => {
    expect(lackingIn(used, declared)).toEqual([]);
  });

  it('that a stylesheet has are used', () => {
    const unused = lackingIn(declared, used);
    expect(unused.filter((each) => !computed.has(each.split(': ')[0] ?? ''))).toEqual([]);
  });
});
