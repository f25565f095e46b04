import fc from 'fast-check';
import { exampleSeller, planIds, sources, type SourceName } from './catalogue-files.ts';

/** How a file comes in: `held` is one that its limits hold, whatever the catalogue. */
export type Manner = 'usual' | 'approved' | 'partial' | 'held';

/** What is done to the catalogue, and to which of the plans or runs in question; if there is none, to nothing. */
export type Deed =
  | { readonly do: 'import'; readonly source: SourceName; readonly manner: Manner; readonly rows: readonly string[] }
  /** The same file once more. */
  | { readonly do: 'again'; readonly source: SourceName }
  /** @property seller which of the file's sellers; null: all */
  | { readonly do: 'release'; readonly nth: number; readonly seller: number | null }
  | { readonly do: 'discard' | 'revert'; readonly nth: number }
  | { readonly do: 'retire'; readonly source: SourceName }
  | { readonly do: 'pin'; readonly nth: number; readonly price: number; readonly days: number }
  | { readonly do: 'unpin' | 'hide' | 'show'; readonly nth: number }
  | { readonly do: 'name'; readonly seller: string; readonly name: string | null }
  | { readonly do: 'hide seller'; readonly seller: string; readonly isHidden: boolean }
  | { readonly do: 'merge'; readonly seller: string; readonly into: string }
  | { readonly do: 'split'; readonly nth: number }
  | { readonly do: 'examples'; readonly price: number; readonly isLate: boolean }
  | { readonly do: 'rates'; readonly percent: number }
  | { readonly do: 'restart' | 'wait' };

export type DeedOf<Name extends Deed['do']> = Extract<Deed, { readonly do: Name }>;

export interface Step {
  /** Which of two processes does it. */
  readonly by: number;
  /** Since the step before. */
  readonly hours: number;
  readonly deed: Deed;
}

export interface Sequence {
  readonly withdrawnAfterRuns: number;
  readonly unconfirmedAfterRuns: number;
  readonly steps: readonly Step[];
}

const kind = <const Name extends string>(name: Name) => fc.constant(name);
const nth = fc.nat(3);
/** Often the same: two feeds shall state a plan alike. */
const price = fc.constantFrom(4, 4, 4, 5, 6);
const sellers = ['nori', 'kaze', 'mori', exampleSeller];
const seller = fc.constantFrom(...sellers);
const nthPlan = fc.nat(8);
const source = fc.constantFrom(...sources.map(({ name }) => name));
const extra = fc.constantFrom('', '', '', '', '', ' own', ' promo', ' more', ' longer');

/** Most plans of the source's sellers, some of them missing. */
const importOf = ({ name, sellers: own }: (typeof sources)[number]): fc.Arbitrary<Deed> => {
  const terms = fc.tuple(price, extra).map(([dollars, words]) => `${dollars}${words}`);
  const keys = own.flatMap((slug) => planIds.map((id) => `${slug} ${id}`));
  const rows = fc
    .tuple(...keys.map(() => fc.option(terms, { freq: 4 })))
    .map((all) => all.flatMap((words, index) => (words === null ? [] : [`${keys[index]} ${words}`])))
    .filter((all) => all.length > 0);
  const manner = fc.constantFrom<Manner[]>('usual', 'usual', 'usual', 'approved', 'partial', 'held');
  return fc.record({ do: kind('import'), source: fc.constant(name), manner, rows });
};

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  ...sources.map((each) => ({ weight: 6, arbitrary: importOf(each) })),
  { weight: 6, arbitrary: fc.record({ do: kind('again'), source }) },
  { weight: 4, arbitrary: fc.record({ do: kind('release'), nth, seller: fc.option(fc.nat(1)) }) },
  { weight: 1, arbitrary: fc.record({ do: kind('discard'), nth }) },
  { weight: 5, arbitrary: fc.record({ do: kind('revert'), nth }) },
  { weight: 2, arbitrary: fc.record({ do: kind('retire'), source }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: kind('pin'),
      nth: nthPlan,
      price: fc.integer({ min: 8, max: 9 }),
      days: fc.constantFrom(1, 9),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ do: fc.constantFrom('unpin' as const, 'hide' as const, 'show' as const), nth: nthPlan }),
  },
  { weight: 1, arbitrary: fc.record({ do: kind('name'), seller, name: fc.option(fc.constantFrom('One', 'Other')) }) },
  { weight: 2, arbitrary: fc.record({ do: kind('hide seller'), seller, isHidden: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: kind('merge'), seller, into: seller }) },
  { weight: 2, arbitrary: fc.record({ do: kind('split'), nth }) },
  { weight: 2, arbitrary: fc.record({ do: kind('examples'), price, isLate: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: kind('rates'), percent: fc.integer({ min: -3, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('restart' as const, 'wait' as const) }) },
);

/** Some dozen steps over three feeds. */
export function anySequence(mostSteps = 17): fc.Arbitrary<Sequence> {
  const step = fc.record({
    by: fc.constantFrom(0, 0, 0, 1),
    hours: fc.constantFrom(1, 1, 1, 30, 200),
    deed: anyDeed,
  });
  return fc.record({
    withdrawnAfterRuns: fc.integer({ min: 1, max: 3 }),
    unconfirmedAfterRuns: fc.integer({ min: 1, max: 2 }),
    // Shrinking keeps the end of an array: turned round, it drops what comes after the step that fails.
    steps: fc.array(step, { minLength: 1, maxLength: mostSteps, size: 'max' }).map((steps) => steps.toReversed()),
  });
}
