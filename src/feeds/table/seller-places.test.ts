import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import { readFeedText } from '#tests/support/feed-files.ts';

interface Offer {
  readonly seller: string;
  readonly place: string;
}

/** Countries that the rows of a price list come to, by row; the report's reason where they come to none. */
async function read(offers: readonly Offer[]): Promise<readonly string[]> {
  const lines = offers.map(({ seller, place }, index) => `${seller},${place},${index + 1} GB,7,${index + 4}.50`);
  const { rows } = await readFeedText(
    feedAdapters['price-csv'],
    `competitor,country,data,days,price_usd\n${lines.join('\n')}\n`,
  );
  return rows.map(({ result }) => (result.ok ? result.value.plan.coverage.join() : result.reason.reason));
}

const listOf = (...places: readonly string[]): readonly Offer[] => places.map((place) => ({ seller: 'Nori', place }));
const ambiguous = 'ambiguous-destination';

describe('an ambiguous name beside what its seller lists', () => {
  it.each([
    [listOf('Georgia', 'Armenia', 'Japan'), ['GE', 'AM', 'JP']],
    [listOf('Georgia', 'Armenia', 'Scotland', 'Japan'), ['GE', 'AM', 'sub-national-destination', 'JP']],
    [listOf('Georgia', 'Armenia', 'Texas', 'Japan'), [ambiguous, 'AM', 'sub-national-destination', 'JP']],
    [listOf('Georgia', 'Armenia', 'Atlantis', 'Japan'), [ambiguous, 'AM', 'unknown-destination', 'JP']],
    [listOf('Georgia', 'Canada', 'Peru'), [ambiguous, 'CA', 'PE']],
    [listOf('Congo', 'DR Congo'), ['CG', 'CD']],
    [listOf('Congo', 'Republic of the Congo'), ['CD', 'CG']],
    [listOf('Congo', 'DR Congo', 'Congo Brazzaville'), [ambiguous, 'CD', 'CG']],
    [listOf('Virgin Islands', 'British Virgin Islands'), ['VI', 'VG']],
    [listOf('Saint Martin', 'Martinique', 'Japan'), [ambiguous, 'MQ', 'JP']],
    [listOf('Columbia', 'Colombia', 'Peru'), [ambiguous, 'CO', 'PE']],
  ])('%j is %j', async (offers, expected) => {
    expect(await read(offers)).toEqual(expected);
  });

  it('is not explained by another seller, nor by the order of the rows', async () => {
    const places = ['Georgia', 'Armenia', 'Turkey', 'Japan', 'Texas', 'Congo', 'DR Congo', 'Virgin Islands'];
    const offer = fc.record({ seller: fc.constantFrom('Nori', 'Kori'), place: fc.constantFrom(...places) });
    await fc.assert(
      fc.asyncProperty(fc.array(offer, { minLength: 1, maxLength: 12 }), async (offers) => {
        const found = await read(offers);
        const alone = await Promise.all(
          offers.map(async ({ seller, place }) => {
            const own = offers.filter((each) => each.seller === seller);
            return (await read(own))[own.findIndex((each) => each.place === place)];
          }),
        );
        expect(found).toEqual(alone);
        expect((await read(offers.toReversed())).toReversed()).toEqual(found);
      }),
      { numRuns: 40 },
    );
  });
});
