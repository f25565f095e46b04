import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listedFields } from '#domain/plan/field-lists.ts';

/** Code that lists and judges: everything that decides the order of plans. */
const rankers = [
  'src/domain/listing/view-destination.ts',
  'src/domain/listing/list-plans.ts',
  'src/domain/listing/dominated-plans.ts',
  'src/domain/listing/best-picks.ts',
  'src/domain/listing/best-rated.ts',
  'src/domain/trip/trip-order.ts',
];

/** What a link pays or leads to: ranking code must not know it. */
const forbidden = /\b(?:commission|affiliate|partner|sponsor|payout|revenue|url|href|link)\w*/i;

/** They declare every field of a plan and hold none of its values; see the last test. */
const declarations = ['src/domain/plan/plan.ts', 'src/domain/plan/plan-fields.ts'];

/** The modules that run with a module, including itself; type-only imports do not run. */
function modulesOf(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const module of found) {
    const imports = readFileSync(module, 'utf8').matchAll(/^import (?!type\b)[^;]*? from '([^']+)'/gm);
    for (const [, name = ''] of imports) found.add(pathOf(name, module));
  }
  return found;
}

function pathOf(name: string, importer: string): string {
  if (name.startsWith('./')) return join(dirname(importer), name);
  if (name.startsWith('#domain/')) return name.replace('#', 'src/');
  if (name.startsWith('#data/')) return name.replace('#', '');
  throw new Error(`${importer} imports ${name}: what ranks is pure and knows the domain alone`);
}

/** Without comments, which may mention forbidden words. */
function codeOf(module: string): string {
  return (
    readFileSync(module, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*$/gm, '')
      // Addresses of lists are read by the platform's own class.
      .replaceAll('URLSearchParams', '')
  );
}

describe('what ranks plans', () => {
  const modules = new Set(rankers.flatMap((entry) => [...modulesOf(entry)]));

  it('reaches the rules of cost, order and ratings', () => {
    expect([...modules]).toEqual(
      expect.arrayContaining([
        'src/domain/trip/trip-cost.ts',
        'src/domain/listing/rank-by-trip.ts',
        'src/domain/listing/provider-rating.ts',
      ]),
    );
  });

  it('reaches no code that knows what a link pays or where it leads', () => {
    const code = [...modules].filter((module) => module.endsWith('.ts') && !declarations.includes(module));
    expect(code.flatMap((module) => forbidden.exec(codeOf(module))?.[0].concat(` in ${module}`) ?? [])).toEqual([]);
  });

  it('is given plans that hold none of it either, but whether there is a page to buy at', () => {
    for (const shape of ['src/domain/plan/stored-listing.ts', 'src/domain/plan/listed-plan.ts']) {
      expect(forbidden.exec(codeOf(shape)), shape).toBeNull();
    }
    expect(codeOf('src/domain/plan/stored-listing.ts')).toContain('hasOffer: boolean');
    expect(listedFields.filter((field) => forbidden.test(field))).toEqual([]);
  });
});
