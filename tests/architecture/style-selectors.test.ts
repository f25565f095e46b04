import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * A selector that ends in `+ *`, `~ *` or a bare `:nth-…` is tried on every element of a page. Chromium then restyles the
 * whole content of a list whenever an item is added or removed: 965 elements instead of 129 for a filter of the plans.
 */
const matchesAnySibling = /(?:[+~]\s*(?:\*|:(?!is|where)[\w-]+(?:\([^()]*\))?)|(?:^|[\s>])\*?:nth-[\w-]+\([^()]*\))$/;

function costlySelectors(css: string): readonly string[] {
  const preludes = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) =>
    prelude.trim(),
  );
  // A comma inside parentheses is part of a selector.
  const selectors = preludes
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((each) => each.split(/,\s*(?![^()]*\))/));
  return selectors.filter((selector) => matchesAnySibling.test(selector.replace(/::[\w-]+$/, '')));
}

it.each(['.meta > * + *', '.backdrop ~ *', '.option > :nth-child(2)', '.a + :focus', '.a > * + *::after'])(
  'knows %s',
  (selector) => {
    expect(costlySelectors(`${selector} { color: red }`)).toEqual([selector]);
  },
);

it.each(['.a > :not(:first-child)', '.a > .b + .c', 'td:nth-child(2)', '.a ~ section'])('allows %s', (selector) => {
  expect(costlySelectors(`${selector} { color: red }`)).toEqual([]);
});

it('finds none in the styles of pages with a list', () => {
  const files = globSync([
    'src/ui/**/*.css',
    'src/web/{shared,frame}/**/*.css',
    'src/web/features/{list,destination,provider,review,sentence,place}/**/*.css',
  ]);
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => costlySelectors(readFileSync(file, 'utf8')).map((each) => `${file}: ${each}`)),
  ).toEqual([]);
});
