import { parseDataAmount } from '#domain/plan/data-volume.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { maxSpeedKbps } from '#domain/plan/speed.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readDays, readMegabytes } from '#feeds/row/feed-data.ts';
import { cleanText } from '#feeds/row/feed-text.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readNeeded, readText } from './cell-text.ts';
import { usualDigits } from '#feeds/row/price-text.ts';
import type { DataUnit, MappedFields, TimeUnit } from '#feeds/row/mapping-fields.ts';
import { keepRepeated } from './repeated-values.ts';
import { leadingNumber, readingOf, type NumberReading } from '#feeds/row/number-marks.ts';
import { namesOf, type SourceFinder, type SourceReader, type TableRow } from './table-row.ts';

export type DataFacts = Pick<PlanFacts, 'dataKind' | 'dataMb' | 'dataWords'> & Partial<Pick<PlanFacts, 'fairUse'>>;
export type ReadWith<Value> = (row: TableRow, numbers: NumberReading) => Result<Value, Skip>;

const megabytesOf: Readonly<Record<DataUnit, number>> = {
  KB: 0.001,
  MB: 1,
  GB: 1000,
  TB: 1_000_000,
  bytes: 0.000001,
};

/** A name such as `GB/day` or `daily_gb`: an amount that is renewed every day, whatever the mapping says. */
const daily =
  /(?:\bper|\/|\ba|^a|_)[\s_]*day\b|per_?day|daily|täglich|tages|(?:pro|\/) ?tag\b|par jour|journali|(?:por|al|\/) ?d[ií]a\b|diari|giornalier|al giorno|毎日|1日|日あたり|日額/i;

interface DataReader {
  readonly spec: MappedFields['data'];
  readonly amount: SourceReader;
  readonly wording: SourceReader;
  readonly when: SourceReader | null;
  /** Where the row states the unit of a bare number. */
  readonly unit: SourceReader | null;
  readonly drop: RegExp | null;
  readonly unlimited: RegExp | null;
  readonly perDay: boolean;
}

export function dataReader(spec: MappedFields['data'], finder: SourceFinder): ReadWith<DataFacts> {
  const reader: DataReader = {
    spec,
    amount: finder.find(spec.from),
    wording: finder.find(spec.wording ?? spec.from),
    when: spec.unlimitedWhen === undefined ? null : finder.find(spec.unlimitedWhen.from),
    unit: typeof spec.unit === 'object' ? finder.find(spec.unit.from) : null,
    drop: spec.drop === undefined ? null : new RegExp(spec.drop, 'iu'),
    unlimited: spec.unlimited === undefined ? null : new RegExp(spec.unlimited, 'iu'),
    perDay: spec.perDay || namesOf(spec.from).some((name) => daily.test(name)),
  };
  const { amount, wording, when, unit } = reader;
  const sources = [amount, wording, when, unit].filter((source) => source !== null);
  return keepRepeated(sources, (row: TableRow, numbers: NumberReading) => readData(reader, row, numbers));
}

function readData(reader: DataReader, row: TableRow, numbers: NumberReading): Result<DataFacts, Skip> {
  const { spec, amount, when } = reader;
  const stated = readText(amount, row);
  if (!stated.ok) return stated;
  const flag = when?.read(row);
  const isUnlimited = spec.unlimitedWhen?.is.some((value) => value === flag) === true;
  if (isUnlimited) return readFairUse(reader, stated.value, { row, numbers });
  if (stated.value === null && spec.wording !== undefined) return readWordedUnlimited(reader, row);
  if (stated.value === null) return failure(skip('missing-field', amount.field(row), ''));
  if (reader.unlimited?.test(stated.value) === true)
    return success({ dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited' });
  const read = readMegabytesOf(reader, stated.value, { row, numbers });
  if (!read.ok) return read;
  const { megabytes, perDay } = read.value;
  const dataWords = wordsOf(reader, stated.value, row);
  if (megabytes === null) return success({ dataKind: 'unlimited', dataMb: null, dataWords });
  const isDaily = perDay || reader.perDay;
  return success({ dataKind: isDaily ? 'daily' : 'total', dataMb: megabytes, dataWords });
}

interface RowNumbers {
  readonly row: TableRow;
  readonly numbers: NumberReading;
}

/** The amount of an unlimited plan is what it has at full speed. */
function readFairUse(reader: DataReader, amount: string | null, given: RowNumbers): Result<DataFacts, Skip> {
  const unlimited = { dataKind: 'unlimited', dataMb: null, dataWords: 'Unlimited', fairUse: null } as const;
  if (amount === null || Number(amount) === 0) return success(unlimited);
  const read = readMegabytesOf(reader, amount, given);
  if (!read.ok) return read;
  const unit = unitOf(reader, given.row);
  const fairUse = `FUP ${amount}${unit === null ? '' : ` ${unit}`}`;
  return success({ ...unlimited, dataMb: read.value.megabytes, fairUse });
}

/** The words of a plan without an amount in them: what they say has no end. */
function readWordedUnlimited({ wording }: DataReader, row: TableRow): Result<DataFacts, Skip> {
  const words = readNeeded(wording, row);
  if (!words.ok) return words;
  return success({ dataKind: 'unlimited', dataMb: null, dataWords: cleanText(words.value, 40) });
}

interface Megabytes {
  readonly megabytes: number | null;
  readonly perDay: boolean;
}

function readMegabytesOf(reader: DataReader, stated: string, { row, numbers }: RowNumbers): Result<Megabytes, Skip> {
  const { spec, amount, drop } = reader;
  const field = amount.field(row);
  const cleaned = cleanText(stated, 120) ?? '';
  const words = drop === null ? cleaned : cleaned.replace(drop, '');
  const written = leadingNumber(words);
  const read = written === null ? null : readingOf(amount.read(row), numbers).read(written);
  if (read !== null && 'problem' in read)
    return failure(skip(read.problem === 'ambiguous' ? 'ambiguous-number' : 'bad-data-amount', field, stated));
  const plain = written === null ? words : words.replace(written, read?.number ?? '');
  const isBare = /^[\d.]+$/.test(plain.trim());
  if (isBare && typeof spec.unit === 'string') {
    const megabytes = readMegabytes(Number(plain) * megabytesOf[spec.unit], field, stated);
    return megabytes.ok ? success({ megabytes: megabytes.value, perDay: false }) : megabytes;
  }
  const unit = isBare ? unitOf(reader, row) : null;
  const data = parseDataAmount(unit === null ? plain : `${plain.trim()} ${unit}`);
  return data.ok ? data : failure(skip('bad-data-amount', field, unit === null ? stated : `${stated} ${unit}`));
}

/** The unit of a bare number; null: none is stated. */
function unitOf({ spec, unit }: DataReader, row: TableRow): string | null {
  if (typeof spec.unit === 'string') return spec.unit;
  const stated = unit?.read(row);
  return typeof stated === 'string' ? cleanText(stated, 20) : null;
}

function wordsOf(reader: DataReader, stated: string, row: TableRow): string | null {
  const { spec, wording } = reader;
  const text = spec.wording === undefined ? stated : String(wording.read(row) ?? stated);
  const words = cleanText(text, 40);
  if (words === null) return null;
  const unit = /^[\d.,]+$/.test(words) ? unitOf(reader, row) : null;
  if (unit !== null) return `${words} ${unit}`;
  return spec.spaced ? words.replace(/\s*([MG]B)$/i, ' $1') : words;
}

const wordsOfUnit: Readonly<Record<TimeUnit, string>> = { hours: 'h', days: 'd', weeks: 'w', months: 'months' };

/** The unit of bare numbers of days; empty: days. */
function timeUnitReader(
  unit: MappedFields['days']['unit'],
  finder: SourceFinder,
): (row: TableRow) => Result<string, Skip> {
  if (unit === undefined) return () => success('');
  if (typeof unit === 'string') return () => success(wordsOfUnit[unit]);
  const reader = finder.find(unit.from);
  return (row) => readNeeded(reader, row);
}

/** Reads how many days a plan runs; null: it does not expire. */
export function daysReader(spec: MappedFields['days'], finder: SourceFinder): ReadWith<number | null> {
  const reader = finder.find(spec.from);
  const again = spec.alsoIn === undefined ? null : finder.find(spec.alsoIn);
  const isEndless = (text: string): boolean => spec.endless.includes(text);
  const readUnit = timeUnitReader(spec.unit, finder);
  const units = typeof spec.unit === 'object' ? [finder.find(spec.unit.from)] : [];
  return keepRepeated([reader, ...units, ...(again === null ? [] : [again])], (row: TableRow) => {
    const text = readText(reader, row);
    if (!text.ok) return text;
    if (isEndless(text.value ?? '')) return success(null);
    if (text.value === null) return failure(skip('missing-field', reader.field(row), ''));
    const stated = again?.read(row);
    if (again !== null && stated !== undefined && Number(stated) !== Number(text.value))
      return failure(skip('bad-validity', again.field(row), stated));
    // Spreadsheets write whole numbers as `30.0`.
    const words = usualDigits(text.value).replace(/^(\d+)[.,]0+$/, '$1');
    const unit = /^\d+$/.test(words) ? readUnit(row) : success('');
    return unit.ok ? readDays(`${words} ${unit.value}`.trim(), reader.field(row)) : unit;
  });
}

const speedPattern = /^(\d{1,5}(?:\.\d{1,3})?)\s*([KM])(?:bps|bit\/s)?$/i;

/** Reads a speed in kbit/s; null: none is stated. */
export function speedReader(from: MappedFields['speed'], finder: SourceFinder): ReadWith<number | null> {
  if (from === undefined) return () => success(null);
  const reader = finder.find(from);
  return (row) => {
    const text = readText(reader, row);
    if (!text.ok || text.value === null) return text.ok ? success(null) : text;
    const [, number, unit = ''] = speedPattern.exec(text.value) ?? [];
    const speed = Math.round(Number(number) * (unit.toUpperCase() === 'M' ? 1000 : 1));
    if (number === undefined || speed < 1 || speed > maxSpeedKbps)
      return failure(skip('bad-value', reader.field(row), text.value));
    return success(speed);
  };
}
