import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedOptions, Mapped } from '#feeds/row/feed-adapter.ts';
import { isImpossibleTime, readStatedDay } from '#feeds/row/feed-time.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { automaticApn } from '#domain/plan/plan.ts';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { readText } from './cell-text.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import type { TableMapping } from '#feeds/row/mapping-schema.ts';
import { isOpenNumber, leadingNumber, type NumberReading } from '#feeds/row/number-marks.ts';
import { dataReader, daysReader, speedReader } from './read-amounts.ts';
import { flagReader, networkReader } from './read-extras.ts';
import { idReader } from './read-id.ts';
import { placeNames, placeReader } from './read-place.ts';
import { priceReader } from './read-prices.ts';
import { sellerReader } from './read-seller.ts';
import type { SellerPlaces } from './seller-places.ts';
import { offerFields, refuseUnsoldFields } from '#feeds/row/offer-status.ts';
import { namesOf, type SourceFinder, type SourceReader, type TableRow } from './table-row.ts';

export interface RowMapper {
  map(row: TableRow, context: RowContext): Mapped;
  /** True for a row that can only be read when all numbers of its file are known. */
  hasOpenNumber(row: TableRow): boolean;
  /** Texts of a row that are read as numbers with decimals: what the reading of a file's numbers rests on. */
  numbersIn(row: TableRow): readonly string[];
  seePlace(row: TableRow, lists: SellerPlaces, options: FeedOptions): void;
}

/** What else is known when a row is read. */
interface RowContext {
  readonly numbers: NumberReading;
  /** Null: what sellers list has not been looked at. */
  readonly lists: SellerPlaces | null;
  readonly options: FeedOptions;
}

/**
 * Compiles a mapping for the columns of a table.
 * @param isOurs a format of the product: rows that say that they are not sold are refused, whatever the mapping reads
 */
export function compileMapper(mapping: TableMapping, finder: SourceFinder, isOurs: boolean): RowMapper {
  const { fields } = mapping;
  const readers = {
    condition: isOurs ? soldReader(mapping.only, finder) : conditionReader(mapping.only, finder),
    seller: sellerReader(fields, finder),
    prices: priceReader(fields, finder),
    place: placeReader(fields, finder),
    data: dataReader(fields.data, finder),
    days: daysReader(fields.days, finder),
    speed: speedReader(fields.speed, finder),
    id: idReader(fields.id ?? wordsOfPlan(fields), finder),
    name: fields.name === undefined ? null : finder.find(fields.name),
    url: urlReader(fields.url, finder),
    seen: timeReader(fields.seen, finder),
    networks: networkReader(fields.networks, finder),
    tethering: flagReader(fields.tethering),
    topUp: flagReader(fields.topUp),
    ekyc: flagReader(fields.ekyc),
    automaticApn: flagReader(fields.automaticApn),
  };
  const names = placeNames(fields, finder);
  const numeric = [fields.price.from, fields.data.from].map((from) => finder.find(from));
  return {
    map: (row, context) => mapRow(readers, row, context),
    hasOpenNumber: (row) => numeric.some((reader) => isOpenText(reader.read(row))),
    numbersIn: (row) => numeric.flatMap((reader) => numberTextOf(reader.read(row))),
    seePlace: (row, lists, { provider }) => {
      const seller = readers.seller(row, provider);
      if (seller.ok) lists.see(seller.value.provider.slug, names(row));
    },
  };
}

/** A table without ids has them made of what tells its plans apart. */
function wordsOfPlan({ place, data, days }: MappedFields): NonNullable<MappedFields['id']> {
  const sources = [place[0]?.from ?? '', data.wording ?? data.from, days.from];
  return { parts: sources.map((from) => ({ from, glued: true, after: '', empty: '', optional: true, without: [] })) };
}

/** Fast path: most texts have no mark before three digits. */
const maybeOpen = /\d[.,]\d{3}(?!\d)/;

function isOpenText(value: unknown): boolean {
  return typeof value === 'string' && maybeOpen.test(value) && numberTextOf(value).some(isOpenNumber);
}

function numberTextOf(value: unknown): readonly string[] {
  const text = typeof value === 'string' ? leadingNumber(value.replace(/^[A-Za-z]{3}\s*(?=\d)/, '')) : null;
  return text === null ? [] : [text];
}

interface Readers {
  readonly condition: (row: TableRow) => Skip | null;
  readonly seller: ReturnType<typeof sellerReader>;
  readonly prices: ReturnType<typeof priceReader>;
  readonly place: ReturnType<typeof placeReader>;
  readonly data: ReturnType<typeof dataReader>;
  readonly days: ReturnType<typeof daysReader>;
  readonly speed: ReturnType<typeof speedReader>;
  readonly id: ReturnType<typeof idReader>;
  readonly name: SourceReader | null;
  readonly url: (row: TableRow) => Result<string | null, Skip>;
  readonly seen: (row: TableRow) => Result<string | null, Skip>;
  readonly networks: ReturnType<typeof networkReader>;
  readonly tethering: ReturnType<typeof flagReader>;
  readonly topUp: ReturnType<typeof flagReader>;
  readonly ekyc: ReturnType<typeof flagReader>;
  readonly automaticApn: ReturnType<typeof flagReader>;
}

function mapRow(readers: Readers, row: TableRow, { numbers, lists, options }: RowContext): Mapped {
  const refused = readers.condition(row);
  if (refused !== null) return failure(refused);
  const seller = readers.seller(row, options.provider);
  if (!seller.ok) return seller;
  const prices = readers.prices({ row, numbers, operator: options.currency });
  if (!prices.ok) return prices;
  const id = readers.id(row);
  if (!id.ok) return id;
  const url = readers.url(row);
  const evidence = { id: id.value, link: url.ok ? url.value : null, currency: prices.value.price.currency };
  const ofSeller = lists === null ? undefined : () => lists.of(seller.value.provider.slug);
  const place = readers.place(row, { places: options.places, ofSeller, ...evidence });
  if (!place.ok) return place;
  const data = readers.data(row, numbers);
  if (!data.ok) return data;
  const days = readers.days(row, numbers);
  if (!days.ok) return days;
  const speed = readers.speed(row, numbers);
  if (!speed.ok) return speed;
  if (!url.ok) return url;
  const statedAt = readers.seen(row);
  if (!statedAt.ok) return statedAt;
  const { leftOut, label, ...where } = place.value;
  const apn = readers.automaticApn(row) === true ? automaticApn : null;
  const isUnlimited = data.value.dataKind === 'unlimited';
  return success({
    provider: seller.value.provider,
    leftOut,
    namedProvider: seller.value.named,
    plan: {
      ...unstatedFacts,
      ...data.value,
      ...prices.value,
      ...where,
      externalId: id.value,
      name: nameOf(readers.name?.read(row)) ?? [label, data.value.dataWords ?? ''].join(' ').trim(),
      validityDays: days.value,
      // A speed beside an amount is what is left behind it; beside none it always holds.
      reducedSpeedKbps: isUnlimited ? null : speed.value,
      speedLimitKbps: isUnlimited ? speed.value : null,
      url: url.value,
      statedAt: statedAt.value,
      networks: readers.networks(row, where.coverage),
      tethering: readers.tethering(row),
      topUp: readers.topUp(row),
      ekyc: readers.ekyc(row),
      apnIos: apn,
      apnAndroid: apn,
    },
  });
}

function nameOf(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value, 160) : null;
}

function conditionReader(only: TableMapping['only'], finder: SourceFinder): (row: TableRow) => Skip | null {
  const conditions = only.map(({ show, ...condition }) => {
    const reader = finder.find(condition.from);
    return { ...condition, reader, shown: show === undefined ? reader : finder.find(show) };
  });
  return (row) => {
    for (const { is, isNot, reason, reader, shown } of conditions) {
      const stated = reader.read(row) ?? null;
      const value = typeof stated === 'string' ? stated.trim() : stated;
      const isMet =
        is === undefined ? isNot?.some((each) => each === value) !== true : is.some((each) => each === value);
      if (!isMet) return skip(reason, shown.field(row), shown.read(row));
    }
    return null;
  };
}

/** Operators say with "only" which rows are sold; a format of the product goes by the usual names. */
function soldReader(only: TableMapping['only'], finder: SourceFinder): (row: TableRow) => Skip | null {
  const isMet = conditionReader(only, finder);
  const read = new Map(only.flatMap(({ from }) => namesOf(from)).map((name) => [name, null]));
  const readers = offerFields.flatMap((field) => (read.has(field) ? [] : [[field, finder.find(field)] as const]));
  const stating = new Map(readers.filter(([, { isThere }]) => isThere));
  return (row) => isMet(row) ?? refuseUnsoldFields((field) => stating.get(field)?.read(row));
}

function urlReader(from: TableMapping['fields']['url'], finder: SourceFinder): Readers['url'] {
  if (from === undefined) return () => success(null);
  const reader = finder.find(from);
  return (row) => {
    const url = readText(reader, row);
    if (!url.ok || url.value === null || isHttpsUrl(url.value)) return url;
    return failure(skip('bad-url', reader.field(row), url.value));
  };
}

/** A time beside the entries is that of the whole file: one in other words than ISO 8601 is the time of the import. */
function timeReader(from: TableMapping['fields']['seen'], finder: SourceFinder): Readers['seen'] {
  if (from === undefined) return () => success(null);
  const reader = finder.find(from);
  if (typeof from === 'string' && from.startsWith('$file.')) return (row) => readTimeOfFile(reader, row);
  // Many rows in a row were seen on the same day.
  let last: { readonly text: string; readonly time: string | null } | null = null;
  return (row) => {
    const text = readText(reader, row);
    if (!text.ok || text.value === null) return text;
    if (last?.text !== text.value) last = { text: text.value, time: readStatedDay(text.value) };
    const { time } = last;
    return time === null ? failure(skip('bad-value', reader.field(row), text.value)) : success(time);
  };
}

function readTimeOfFile(reader: SourceReader, row: TableRow): Result<string | null, Skip> {
  const stated = reader.read(row);
  if (isImpossibleTime(stated)) return failure(skip('bad-value', reader.field(row), stated));
  return success(typeof stated === 'string' ? readStatedDay(stated) : null);
}
