import { expect, it } from 'vitest';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { checkCards } from './sentences/cards.ts';
import { checkCounts } from './sentences/counts.ts';
import { checkFrom } from './sentences/from.ts';
import { checkFigures } from './sentences/languages.ts';
import { checkMarket } from './sentences/market.ts';
import { checkNetworks } from './sentences/networks.ts';
import { checkNotes } from './sentences/notes.ts';
import { checkRuler } from './sentences/ruler.ts';
import { checkRegional } from './sentences/regional.ts';
import { checkRows } from './sentences/rows.ts';
import type { Check, Page } from './sentences/page.ts';
import { checkTripSentence } from './sentences/trip-sentence.ts';
import { checkUnlimited } from './sentences/unlimited.ts';
import { startOracleSite } from './oracle-site.ts';
import { anyTrip, shownCurrencies, tripQuery } from './random-trips.ts';
import { placesOf, readMarket } from './read-market.ts';
import type { Trip } from './trip-cost.ts';

const seed = Number(process.env['SEED'] ?? 29);
/** Fewer, to be quicker. */
const mostPlaces = Number(process.env['PLACES'] ?? 300);

const checks: readonly Check[] = [
  checkCards,
  checkCounts,
  checkFrom,
  checkMarket,
  checkNetworks,
  checkNotes,
  checkRuler,
  checkRegional,
  checkRows,
  checkTripSentence,
  checkUnlimited,
];

/** The trip of a visitor who has not said anything. */
const plainTrip: Trip = { days: 7, mb: 5000, hotspot: false, isNew: true, usesPromo: false };

it(`every sentence of every country's page is true of the data, as it opens and for any trip (SEED=${seed})`, async () => {
  await using site = await startOracleSite();
  const market = readMarket(site.databaseFile);
  const random = new SeededRandom(seed);
  const faults: string[] = [];
  for (const place of placesOf(market).slice(0, mostPlaces)) {
    const plans = market.plans.filter(({ countries }) => countries.includes(place.code));
    for (const trip of [plainTrip, anyTrip(random)]) {
      const currency = trip === plainTrip ? 'USD' : random.pick(shownCurrencies);
      const address = `/${place.slug}${trip === plainTrip ? '' : `?${tripQuery(trip)}&dominated=1`}`;
      const html = await site.get(address, { currency });
      const page: Page = {
        html,
        place,
        plans,
        trip,
        market,
        setting: { currency, rates: market.rates, now: site.now },
      };
      for (const check of checks) for (const fault of check(page)) faults.push(`${address} ${currency}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

it('every language gives the figures of the English answers', async () => {
  await using site = await startOracleSite();
  const random = new SeededRandom(seed);
  const places = placesOf(readMarket(site.databaseFile)).filter(() => random.below(12) === 0);
  const faults: string[] = [];
  for (const { slug } of places) {
    const english = await site.get(`/${slug}`);
    for (const locale of ['ja', 'fr', 'es', 'it'])
      for (const fault of checkFigures(english, await site.get(`/${locale}/${slug}`), { mayLeaveOut: locale === 'it' }))
        faults.push(`/${locale}/${slug}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
