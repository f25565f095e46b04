import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { resolveDestinationName } from '#domain/place/destination-name.ts';
import { parseDataAmount } from '#domain/plan/data-volume.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { readStatedDay } from '#feeds/row/feed-time.ts';
import { leadingNumber } from '#feeds/row/number-marks.ts';
import type { SampledColumn } from './sample-columns.ts';

/** What a column may state. */
export type ColumnRole = 'place' | 'price' | 'currency' | 'data' | 'days' | 'id' | 'seller' | 'url' | 'seen' | 'name';

/** A column that may state something, with how far its heading and its values speak for it. */
export interface Candidate {
  readonly column: SampledColumn;
  /** From 0 to 3: 1 for the heading, up to 2 for the values. */
  readonly score: number;
  readonly why: string;
}

interface RoleRule {
  readonly heading: RegExp;
  /** Headings that say something else. */
  readonly not?: RegExp;
  readonly isValue: (value: string, column: SampledColumn) => boolean;
  /** The share of values that must be of this kind. */
  readonly share: number;
  /** False: the values alone say too little. */
  readonly byValues: boolean;
  readonly kind: string;
}

const hasLetters = (value: string): boolean => /\p{L}/u.test(value);
const isNumber = (value: string): boolean => /^(?:[A-Z]{3}\s*)?\d[\d.,'\s]*(?:\s*[A-Z]{3})?$/.test(value);

/** Units in a heading: `Data (GB)`, `quota_mb`. */
export function unitIn(heading: string): 'GB' | 'MB' | null {
  const unit = /(?:^|[^a-z])(gb|mb|gigabytes?|megabytes?)(?:[^a-z]|$)/i.exec(
    heading.replace(/([a-z])([A-Z])/g, '$1_$2'),
  )?.[1];
  if (unit === undefined) return null;
  return /^g/i.test(unit) ? 'GB' : 'MB';
}

function isData(value: string, { source }: SampledColumn): boolean {
  const number = leadingNumber(value);
  if (number === null) return parseDataAmount(value).ok;
  if (value.trim() === number.trim()) return unitIn(source) !== null;
  return parseDataAmount(value.replace(number, '1')).ok;
}

function isPlace(value: string): boolean {
  const names = value.split(/[;|]/);
  return names.some((name) => {
    const found = resolveDestinationName(name.trim());
    return found.ok ? found.value.countries.length > 0 : found.reason.kind !== 'unknown destination';
  });
}

const rules: Readonly<Record<ColumnRole, RoleRule>> = {
  place: {
    heading: /country|countries|destination|place|land|pays|pa[ií]s|paese|location|where|zone|iso|codes|国|目的地/i,
    isValue: isPlace,
    share: 0.5,
    byValues: true,
    kind: 'places',
  },
  price: {
    heading:
      /price|tariff|fare|prix|precio|prezzo|preis|rrp|retail|amount|charge|料金|価格|€|£|\$|^(?:usd|eur|gbp|jpy|chf|aud|cad)$/i,
    not: /wholesale|net|cost|margin|old|was|before|original|discount|per[ _]?(gb|day)/i,
    isValue: isNumber,
    share: 0.8,
    byValues: false,
    kind: 'amounts',
  },
  currency: {
    heading: /currency|curr|ccy|devise|moneda|valuta|通貨/i,
    isValue: (value) => /^[A-Za-z]{3}$/.test(value) && parseCurrencyCode(value).ok,
    share: 0.95,
    byValues: true,
    kind: 'codes of currencies',
  },
  data: {
    heading: /data|volume|allowance|traffic|quota|giga|(?:^|[^a-z])[gm]b(?:[^a-z]|$)|donn[ée]es|datos|dati|size|容量/i,
    not: /price|update|date/i,
    isValue: isData,
    share: 0.6,
    byValues: true,
    kind: 'amounts of data',
  },
  days: {
    heading: /days?|valid|duration|period|dauer|dur[ée]e|d[ií]as|jours|giorni|日数|期間/i,
    not: /price|per/i,
    isValue: (value) => parseValidityDays(value.replace(/[.,]0+$/, '')).ok,
    share: 0.8,
    byValues: false,
    kind: 'numbers of days',
  },
  id: {
    heading: /(^|[^a-z])(id|sku|code|ref|key|slug)([^a-z]|$)/i,
    not: /country|iso|currency|promo/i,
    isValue: (value) => value.length <= 128,
    share: 1,
    byValues: false,
    kind: 'short texts',
  },
  seller: {
    heading: /provider|brand|seller|competitor|vendor|company|shop|merchant/i,
    not: /id$|url|link/i,
    isValue: hasLetters,
    share: 0.95,
    byValues: false,
    kind: 'names',
  },
  url: {
    heading: /url|link|href|page|address/i,
    not: /image|logo|icon|terms/i,
    isValue: isHttpsUrl,
    share: 0.9,
    byValues: false,
    kind: 'https addresses',
  },
  seen: {
    heading: /date|seen|checked|updated|scraped/i,
    not: /start|end|until|expir/i,
    isValue: (value) => readStatedDay(value) !== null,
    share: 0.95,
    byValues: false,
    kind: 'dates',
  },
  name: {
    heading: /name|title|label|plan|bundle|package/i,
    not: /id$|country|url|provider|brand/i,
    isValue: (value) => hasLetters(value) && !isHttpsUrl(value),
    share: 0.9,
    byValues: false,
    kind: 'texts',
  },
};

/** An amount of data in one column, and its unit in another. */
export interface DividedAmount {
  readonly amount: SampledColumn;
  readonly unit: SampledColumn;
}

/** The amount has a heading that says so: bare numbers alone may be anything. Null: there is none. */
export function findDividedAmount(columns: readonly SampledColumn[]): DividedAmount | null {
  const unit = columns.find(({ values }) => values.length > 0 && values.every((value) => /^[kmgt]b$/i.test(value)));
  const { heading, not } = rules.data;
  const amount = columns.find(
    ({ source, values }) =>
      heading.test(source) && not?.test(source) !== true && values.length > 0 && values.every(isBareNumber),
  );
  return unit === undefined || amount === undefined ? null : { amount, unit };
}

function isBareNumber(value: string): boolean {
  return /^\d+(?:[.,]\d+)?$/.test(value);
}

/** Columns that may have a role, the likeliest first. */
export function candidatesFor(role: ColumnRole, columns: readonly SampledColumn[]): readonly Candidate[] {
  const rule = rules[role];
  return columns.flatMap((column) => judge(column, rule) ?? []).sort((a, b) => b.score - a.score);
}

function judge(column: SampledColumn, rule: RoleRule): Candidate | null {
  const { source, values } = column;
  if (values.length === 0 || rule.not?.test(source) === true) return null;
  const count = values.filter((value) => rule.isValue(value, column)).length;
  const share = count / values.length;
  const isHeading = rule.heading.test(source.replace('$entry.', ''));
  if (share < rule.share || !(isHeading || rule.byValues)) return null;
  const words = `${count} of ${values.length} values are ${rule.kind}`;
  return {
    column,
    score: (isHeading ? 1 : 0) + share * 2,
    why: isHeading ? `the heading says so, and ${words}` : words,
  };
}
