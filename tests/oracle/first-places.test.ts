import { expect, it } from 'vitest';
import { startOracleSite } from './oracle-site.ts';
import { readList, type PageRow } from './page-data.ts';

/** Places of every size, on all continents. */
const places = [
  'japan',
  'france',
  'italy',
  'spain',
  'united-states',
  'thailand',
  'turkey',
  'germany',
  'united-kingdom',
  'south-korea',
  'malta',
  'kenya',
  'egypt',
  'argentina',
  'hungary',
  'greece',
  'mexico',
  'indonesia',
  'morocco',
  'switzerland',
];
const stays = [1, 3, 5, 7, 10, 14, 21, 30];
const amounts = ['0.5', '1', '3', '5', '10', '20', 'unlimited'];

it('the first of every list is the answer, and nobody would rather buy another that costs the same', async () => {
  await using site = await startOracleSite();
  const figures = { trips: 0, severalFirst: 0, moreThanFive: 0, severalBesideOne: 0, cardIsAnother: 0 };
  for (const place of places)
    for (const days of stays)
      for (const gb of amounts) {
        const { view } = await readList(site, `/${place}?days=${days}&gb=${gb}`, 'USD');
        const [first] = view.list.rows;
        figures.trips += 1;
        if (first === undefined || !serves(first)) continue;
        const isOne = (row: PageRow): boolean => serves(row) && row.trip.purchases === 1;
        if (first.trip.purchases > 1) figures.severalFirst += 1;
        if (first.trip.purchases > 5) figures.moreThanFive += 1;
        if (!isOne(first) && view.list.rows.some((row) => isOne(row) && costOf(row) === costOf(first)))
          figures.severalBesideOne += 1;
        if (view.picks.cheapest?.plan.id !== first.plan.id) figures.cardIsAnother += 1;
      }
  console.log(figures);
  expect(figures).toMatchObject({ trips: 1120, moreThanFive: 0, severalBesideOne: 0, cardIsAnother: 0 });
});

function serves({ trip }: PageRow): boolean {
  return trip.fit === 'full' || trip.fit === 'slow';
}

function costOf({ prices }: PageRow): number | undefined {
  return prices.cost?.units;
}
