import { scopeOf } from '#domain/plan/coverage.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { parseDataAmount } from '#domain/plan/data-volume.ts';
import { maxSpeedKbps } from '#domain/plan/speed.ts';
import type { PlanFacts, PlanNetwork } from '#domain/plan/plan.ts';
import type { PlaceContext } from '#domain/place/resolve-place.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkWire } from '#feeds/check-wire.ts';
import { chooseProvider, type FeedOptions, type Mapped } from '#feeds/feed-adapter.ts';
import { readCoverage, readRegionLabel, type FeedCoverage } from '#feeds/feed-coverage.ts';
import { readDays } from '#feeds/feed-data.ts';
import { readPaidPrice } from '#feeds/feed-price.ts';
import { slugifyWords } from '#feeds/slugify.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { unstatedFacts } from '#feeds/unstated-facts.ts';
import { unnamedSellers } from '#feeds/vendors.ts';
import { readPlaceWords, readPlanWords, type PlaceWords, type PlanWords } from './plan-words.ts';
import { sheetRowSchema, type SheetRow } from './wire-schema.ts';

/** Currency of sheets that state none. */
const usualCurrency = 'USD' as CurrencyCode;

/** Maps a row of the sheet to a plan; its price is for all days. */
export function mapSheetRow(entry: unknown, options: FeedOptions): Mapped {
  const wire = checkWire(sheetRowSchema, entry);
  if (!wire.ok) return wire;
  const row = wire.value;
  const words = readPlanWords(row['2']);
  if (words === null) return failure(skip('bad-value', '2', row['2']));
  const price = readPaidPrice(row['3'], options.currency ?? usualCurrency, '3');
  if (!price.ok) return price;
  const place = readPlaceWords(row['1']);
  const coverage = readPlace(place, contextOf(place, words, options));
  if (!coverage.ok) return coverage;
  const data = readData(words, row);
  if (!data.ok) return data;
  const days = readSheetDays(words, row);
  if (!days.ok) return days;
  const { countries, leftOut } = coverage.value;
  const region = countries.length === 1 ? null : readRegionLabel(place.label);
  return success({
    provider: chooseProvider(unnamedSellers.dailyPlans, options.provider),
    leftOut,
    namedProvider: null,
    plan: {
      ...unstatedFacts,
      ...data.value,
      externalId: slugifyWords(`${place.english.join(' ')} ${words.days}d ${words.dataWords}`),
      name: `${place.label} ${words.dataWords}`,
      scope: scopeOf(countries, region),
      coverage: countries,
      region,
      validityDays: days.value,
      price: price.value,
      networks: readNetworks(words, countries),
    },
  });
}

/** English names decide; an ambiguous one (Korea) is resolved by the Chinese words beside it. */
function readPlace({ english, chinese }: PlaceWords, context: PlaceContext): Result<FeedCoverage, Skip> {
  const named = readCoverage(english, '1', context);
  if (named.ok || named.reason.reason !== 'ambiguous-destination') return named;
  const inChinese = readCoverage([chinese], '1', context);
  return inChinese.ok ? inChinese : named;
}

/** Operators tell of a place only where the plan is for one. */
function contextOf({ english }: PlaceWords, { operators }: PlanWords, options: FeedOptions): PlaceContext {
  return english.length === 1 ? { ...options, operators } : options;
}

type SheetData = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords' | 'reducedSpeedKbps' | 'speedLimitKbps'>;

function readData({ dailySize, speedKbps, dataWords }: PlanWords, row: SheetRow): Result<SheetData, Skip> {
  if (speedKbps < 1 || speedKbps > maxSpeedKbps) return failure(skip('bad-value', '2', row['2']));
  if (dailySize === null) {
    const limits = { reducedSpeedKbps: null, speedLimitKbps: speedKbps };
    return success({ dataKind: 'unlimited', dataMb: null, dataWords, ...limits });
  }
  const data = parseDataAmount(dailySize);
  if (!data.ok) return failure(skip('bad-data-amount', '2', row['2']));
  const speeds = { reducedSpeedKbps: speedKbps, speedLimitKbps: null };
  return success({ dataKind: 'daily', dataMb: data.value.megabytes, dataWords, ...speeds });
}

/** The days are in the words and in a column of their own; contradictory values are not stated. */
function readSheetDays(words: PlanWords, row: SheetRow): Result<number | null, Skip> {
  const stated = row['5'] ?? words.days;
  return Number(stated) === Number(words.days) ? readDays(words.days, '2') : failure(skip('bad-validity', '5', stated));
}

/** Operators belong to a country only where the plan is for one. */
function readNetworks({ operators }: PlanWords, countries: readonly CountryCode[]): PlanNetwork[] {
  const [country, ...others] = countries;
  if (country === undefined || others.length > 0) return [];
  return operators.map((operator) => ({ country, operator: operator.slice(0, 80), generation: null }));
}
