import { expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { loadFallbackRates } from '#currency/fallback-rates.ts';
import type { Database } from '#database/database.ts';
import { demoPlans } from '#demo/generator/demo-plans.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { ImportOutcome } from '#feeds/judge/import-outcome.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import { implausibleReasons } from '#feeds/read/skip-reason.ts';
import { takeFile } from '#feeds/run/run-feed.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { importStoreOf, usualRequest } from '#tests/support/import-feed-file.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

/** Damaged files of each kind. */
const count = Number(process.env['DAMAGES'] ?? 200);
const asOf = new Date('2026-08-01T00:00:00Z');
const mostOffers = 120;

interface Offer {
  /** Place, data and days, as a row states them. */
  readonly terms: string;
  readonly price: string;
}

/** Places with many offers: elsewhere nothing is compared. */
const places: ReadonlySet<string> = new Set(
  'JP US TH FR ES IT GB TR DE KR AU ID MX CA GR PT CH VN MY SG AE NL AT PL'.split(' '),
);

function isInMarket({ coverage }: PlanFacts): boolean {
  return coverage.length === 1 && places.has(coverage[0] ?? '');
}

/** Sellers whose prices make the market that a feed is judged by. */
async function publishMarket(database: Database): Promise<void> {
  const plans = demoPlans({ seed: 'market', planCount: 6_000, asOf }).filter(({ plan }) => isInMarket(plan));
  const real = plans.map(({ provider, plan }) => ({ provider: { ...provider, example: false }, plan }));
  await createCatalogueWriter(database).apply(real, {
    source: 'market',
    feed: 'market',
    now: asOf,
    dryRun: false,
    withdrawMissing: false,
  });
}

/** Offers of another seller at the market's prices, each of another place and size. */
function findOffers(): readonly Offer[] {
  const found = new Map<string, Offer>();
  for (const { plan } of demoPlans({ seed: 'offers', planCount: 6_000, asOf })) {
    const country = isInMarket(plan) ? findCountry(plan.coverage[0] ?? '') : null;
    const { dataMb, validityDays, dataKind, price } = plan;
    const isPlain = dataKind === 'total' && dataMb !== null && dataMb % 1000 === 0 && validityDays !== null;
    if (country === null || !isPlain || price.currency !== 'USD' || country.name.en.includes(',')) continue;
    const terms = `${country.name.en},${dataMb / 1000} GB,${validityDays}`;
    found.set(terms, { terms, price: (price.units / unitsPerWhole).toFixed(2) });
  }
  return [...found.values()].slice(0, mostOffers);
}

/** The limits judge plans, whatever format they came in. */
function writeOffers(offers: readonly Offer[]): string {
  const rows = offers.map(({ terms, price }) => `2026-08-10,Nori,${terms},${price}`);
  return ['date,competitor,country,data,days,price_usd', ...rows, ''].join('\n');
}

/** Another digit in one place of the number; the first one does not become 0, which would be shorter. */
function changeDigit(text: string, random: SeededRandom): string {
  const places = [...text].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
  const at = places[random.below(places.length)] ?? 0;
  const others = [...'0123456789'].filter((digit) => digit !== text[at] && (at > 0 || digit !== '0'));
  return text.slice(0, at) + (others[random.below(others.length)] ?? '') + text.slice(at + 1);
}

type Import = (text: string, options: { readonly dryRun: boolean }) => Promise<ImportOutcome>;

function importerOf(database: Database): Import {
  const store = { ...importStoreOf(database), rates: Object.fromEntries(loadFallbackRates()) as RateTable };
  return async (text, { dryRun }) => {
    using file = writeTemporaryFile(text);
    return await takeFile({ ...usualRequest, feed: 'nori', dryRun, path: file.path }, store, null);
  };
}

/** Held or refused: caught by a limit. Reported: published, and named in the report. */
type Fate = 'held' | 'refused' | 'reported' | 'unnoticed';

function fateOf({ status, report }: ImportOutcome, whole: ImportOutcome): Fate {
  if (status === 'held') return 'held';
  if (implausible(report) > implausible(whole.report)) return 'refused';
  return (report?.repriced ?? 0) > 0 || suspicious(report) > suspicious(whole.report) ? 'reported' : 'unnoticed';
}

function implausible(report: ImportReport | null): number {
  return implausibleReasons.reduce((sum, reason) => sum + (report?.skipped[reason]?.count ?? 0), 0);
}

function suspicious(report: ImportReport | null): number {
  return Object.values(report?.suspicious ?? {}).reduce((sum, { count: each }) => sum + each, 0);
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

it('what moves by more than a quarter is told, and a file that breaks off withdraws nothing', async () => {
  await using suite = await createTestDatabase('sqlite');
  await publishMarket(suite.database);
  const importText = importerOf(suite.database);
  const offers = findOffers();
  const first = await importText(writeOffers(offers), { dryRun: false });
  expect([first.status, first.report?.read]).toEqual(['published', offers.length]);
  expect((first.report?.added ?? 0) / offers.length).toBeGreaterThan(0.9);
  // What the whole file is told of, now that its own prices are part of the market.
  const whole = await importText(writeOffers(offers), { dryRun: true });

  const random = new SeededRandom(31);
  const digits: Record<Fate, number> = { held: 0, refused: 0, reported: 0, unnoticed: 0 };
  const silent: string[] = [];
  const large = { caught: 0, reported: 0, count: 0 };
  for (let index = 0; index < count; index += 1) {
    const at = random.below(offers.length);
    const { price, terms } = offers[at] ?? { price: '', terms: '' };
    const changed = changeDigit(price, random);
    const damaged = offers.with(at, { terms, price: changed });
    const outcome = await importText(writeOffers(damaged), { dryRun: true });
    const fate = fateOf(outcome, whole);
    digits[fate] += 1;
    const factor = Number(changed) / Number(price);
    if (factor > 1.25 || factor < 0.75) {
      large.count += 1;
      if (fate === 'held' || fate === 'refused') large.caught += 1;
      if (fate !== 'unnoticed') large.reported += 1;
      if (fate === 'unnoticed') silent.push(`${price} → ${changed}`);
    }
  }
  // What moves by more than a quarter never goes by in silence.
  expect(silent).toEqual([]);

  const cuts = { held: 0, withdrawn: 0, missing: 0 };
  for (let index = 0; index < count; index += 1) {
    const kept = 1 + random.below(offers.length - 1);
    const outcome = await importText(writeOffers(offers.slice(0, kept)), { dryRun: true });
    if (outcome.status === 'held') cuts.held += 1;
    else {
      cuts.missing += (outcome.report?.unseen ?? 0) > 0 ? 1 : 0;
      cuts.withdrawn += outcome.report?.withdrawn ?? 0;
    }
  }
  // A single file that breaks off withdraws nothing, held or not.
  expect(cuts.withdrawn).toBe(0);
  console.log(
    `A digit: ${percent(digits.held + digits.refused, count)} held or refused, ${percent(digits.reported, count)} published and reported, ` +
      `${percent(digits.unnoticed, count)} unnoticed; of ${large.count} moves beyond a quarter ${percent(large.caught, large.count)} held or refused, ${percent(large.reported, large.count)} noticed. ` +
      `A cut: ${percent(cuts.held, count)} held, ${percent(cuts.missing, count)} reported as missing plans, none withdrawn.`,
  );
});
