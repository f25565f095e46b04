import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findPunctuation } from '#tools/lint/written-punctuation.ts';

/** What writes texts for readers; messages and `src/i18n` hold the punctuation of each language. */
const files = globSync('src/web/{features,frame,shared}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/messages\//.test(file),
);

describe('punctuation', () => {
  it('is looked for in all components and pages', () => {
    expect(files.length).toBeGreaterThan(350);
  });

  it('stands in messages and formats, not in components', () => {
    const found = files.flatMap((file) =>
      findPunctuation(file, readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["const facts = names.join(', ');", ', '],
    ["const facts = sentences.join(' ');", "join(' ')"],
    ["const separator = locale === 'ja' ? '、' : ', ';", '、'],
    ["const space = locale === 'ja' ? '' : ' ';", "' '"],
    ['const words = `${name}: ${price}`;', '`${name}: ${price}`'],
    ['const words = `${name} (${generation})`;', '`${name} (${generation})`'],
    ['const words = `${count} × ${data}`;', '`${count} × ${data}`'],
    ['const words = `${first} ${second}`;', '`${first} ${second}`'],
    ["const range = from + '–' + to;", '–'],
    ['const price = <b>≈{amount}</b>;', '≈'],
    ['const link = <a aria-label={`${label}, ${words}`} />;', '`${label}, ${words}`'],
  ])('is caught in %s', (planted, caught) => {
    expect(findPunctuation('planted.tsx', planted).map(({ text }) => text)).toContain(caught);
  });

  it.each([
    'const key = <li key={`${id} ${days}`} />;',
    'const line = <path d={`M${x} ${y}`} />;',
    "const ids = plans.join(',');",
    'const hint = <kbd>/</kbd>;',
    'const gap = <>{name} {kind}</>;',
    "import { usePage } from './page.ts';",
    'const path = `${page}/${slug}`;',
  ])('leaves alone what no reader sees: %s', (planted) => {
    expect(findPunctuation('planted.tsx', planted)).toEqual([]);
  });
});
