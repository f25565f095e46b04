import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { resolveDestinationName } from '#domain/place/destination-name.ts';
import { parseDataAmount } from '#domain/plan/data-volume.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { isHttpsUrl } from '#domain/kernel/https-address.ts';
import { readStatedDay } from '#feeds/row/feed-time.ts';
import { meaningOfState } from '#feeds/row/offer-status.ts';
import type { TimeUnit } from '#feeds/row/mapping-fields.ts';
import { leadingNumber } from '#feeds/row/number-marks.ts';
import { meaningOfSign } from '#domain/money/currency-sign.ts';
import { splitPrice, usualDigits } from '#feeds/row/price-text.ts';
import type { SampledColumn } from './sample-columns.ts';

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
const isNumber = (value: string): boolean => /^\d[\d.,'’\s]*$/.test(splitPrice(value).number);

/** Units in a heading: `Data (GB)`, `quota_mb`. */
export function unitIn(heading: string): 'GB' | 'MB' | null {
  const unit = /(?:^|[^a-z])(g[bo]|m[bo]|giga(?:byte)?s?|mega(?:byte)?s?|ギガ)(?:[^a-z]|$)/i.exec(spaced(heading))?.[1];
  if (unit === undefined) return null;
  return /^[gギ]/i.test(unit) ? 'GB' : 'MB';
}

/** Units of time in a heading: `validity_hours`, `Laufzeit (Wochen)`. */
export function timeUnitIn(heading: string): TimeUnit | null {
  const words = spaced(heading);
  if (/(?:^|[^a-z])(?:hours?|hrs?|h|stunden|heures|horas)(?:[^a-z]|$)|時間|小时/i.test(words)) return 'hours';
  if (/(?:^|[^a-z])(?:weeks?|wochen|semaines|semanas|settimane)(?:[^a-z]|$)|週/i.test(words)) return 'weeks';
  if (/(?:^|[^a-z])(?:months?|monate|mois|meses|mesi)(?:[^a-z]|$)|か月|个月/i.test(words)) return 'months';
  return /days?|tage?(?:[^a-z]|$)|jours|d[ií]as|giorni|日/i.test(words) ? 'days' : null;
}

/** Units of time that no plan is counted in. */
const otherTimeUnit = /minutes?|seconds?|secs?|millis|(?:^|[^a-z])ms(?:[^a-z]|$)/i;

/** `priceUSD` → `price_USD`. */
function spaced(heading: string): string {
  return heading.replace(/([a-z])([A-Z])/g, '$1_$2');
}

function isData(value: string, { source }: SampledColumn): boolean {
  const number = leadingNumber(usualDigits(value));
  if (number === null) return parseDataAmount(value).ok;
  if (usualDigits(value).trim() === number.trim()) return unitIn(source) !== null;
  return parseDataAmount(usualDigits(value).replace(number, '1')).ok;
}

function isValidity(value: string, { source }: SampledColumn): boolean {
  const words = usualDigits(value).replace(/[.,]0+$/, '');
  const unit = /^\d+$/.test(words) ? timeUnitIn(source) : null;
  return parseValidityDays(unit === null ? words : `${words} ${unit}`).ok;
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
    heading:
      /country|countries|destination|place|land|l[äa]nder|pays|pa[ií]s|paese|paesi|location|where|zone|reiseziel|destinazione|destino|coverage|iso|codes|国|目的地|地域/i,
    not: /seller|provider|vendor|breakout|home|issu|registered|warehouse|origin|billing|company|made|landing|island|currency/i,
    isValue: isPlace,
    share: 0.5,
    byValues: true,
    kind: 'places',
  },
  price: {
    heading:
      /price|tariff|fare|prix|precio|prezzo|preis|rrp|uvp|pvp|msrp|retail|amount|charge|料金|価格|値段|售价|价格|€|£|\$|^(?:usd|eur|gbp|jpy|chf|aud|cad)$/i,
    not: /wholesale|net(?!work)|cost(?!e)|margin|old|was|before|original|discount|compare|einkauf|dealer|partner|reseller|buy|purchase|deposit|shipping|fee|sav(?:e|ing)|streich|rabatt|remise|excl|ex[._ ]?(?:vat|tax)|hors|税抜|卸|thousand|micros?|nano|points|min_|max_|per[._ ]?(?:[gm]b|day|week|month|year|person|user|unit|device)|(?:pro|par|por|al|\/) ?(?:gb|tag|jour|d[ií]a|giorno|day|week|month|woche|monat|sem\w+|mois|mes|settimana|person)|daily|weekly|monthly|yearly|annual|(?:tages|wochen|monats)|journali|hebdo|mensu|mensil|diari|semanal|giornal|日額|月額|日あたり|1日|(?<!in[ck]l?\w*[._ ]?)(?:vat|tax|mwst|iva|tva)(?:[^a-z]|$)/i,
    isValue: isNumber,
    share: 0.8,
    byValues: false,
    kind: 'amounts',
  },
  currency: {
    heading: /currency|curr|ccy|devise|moneda|valuta|w[äa]e?hrung|通貨|货币/i,
    isValue: (value) =>
      (/^[A-Za-z]{3}$/.test(value) && parseCurrencyCode(value).ok) || (meaningOfSign(value)?.code ?? null) !== null,
    share: 0.95,
    byValues: true,
    kind: 'codes of currencies',
  },
  data: {
    heading:
      /data|daten|volume|allowance|traffic|quota|giga|(?:^|[^a-z])[gm][bo](?:[^a-z]|$)|donn[ée]es|datos|dati|size|容量|データ|流量/i,
    not: /price|update|date(?!n)|speed|bonus|fup|throttl/i,
    isValue: isData,
    share: 0.6,
    byValues: true,
    kind: 'amounts of data',
  },
  days: {
    heading:
      /days?|valid|vigencia|duration|period|dauer|laufzeit|g[üu]ltig|tage?(?:[^a-z]|$)|dur[ée]e|d[ií]as|jours|giorni|weeks?|hours?|months?|日数|期間|期限|天数/i,
    not: /price|(?:^|[^a-z])per(?:[^a-z]|$)|install|activat|refund|deliver|return|unused|grace|from|until|start|end|recurr|interval|billing|renew|contract/i,
    isValue: isValidity,
    share: 0.8,
    byValues: false,
    kind: 'numbers of days',
  },
  id: {
    heading:
      /(^|[^a-z])(id|sku|code|ref|key|slug|artikel\w*|r[ée]f[ée]rence|referencia|codice|no)([^a-z]|$)|番号|品番|型番/i,
    not: /country|iso|currency|promo|dial|provider|brand|seller|operator|discount|coupon/i,
    isValue: (value) => value.length <= 128,
    share: 1,
    byValues: false,
    kind: 'short texts',
  },
  seller: {
    heading:
      /provider|brand|seller|competitor|vendor|company|shop|merchant|anbieter|marke|fournisseur|marque|proveedor|marca|fornitore|販売元|提供|事業者|运营商/i,
    not: /id$|url|link|type$|kind$|class$|country|rating|logo/i,
    isValue: (value) => hasLetters(value) && meaningOfState(value) === null,
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
    not: /start|end|until|expir|delet|archiv/i,
    isValue: (value) => readStatedDay(value) !== null,
    share: 0.95,
    byValues: false,
    kind: 'dates',
  },
  name: {
    heading: /name|title|label|plan|bundle|package|tarif|bezeichnung|titel|nombre|nom$|プラン|名/i,
    not: /id$|country|url|provider|brand|type$|status/i,
    isValue: (value) => hasLetters(value) && !isHttpsUrl(value),
    share: 0.9,
    byValues: false,
    kind: 'texts',
  },
};

/** How many roles a line's values are headings of: a line with three is a header. */
export function headingsIn(cells: readonly string[]): number {
  return Object.values(rules).filter(({ heading, not }) =>
    cells.some((cell) => heading.test(spaced(cell)) && not?.test(spaced(cell)) !== true),
  ).length;
}

/** A column of other countries than those of plans, such as where a plan is sold; nothing says which is which. */
export function findOtherPlaces({ column }: Candidate, others: readonly Candidate[]): SampledColumn | null {
  const here = column.values.map(countriesOf);
  const differs = (value: string, index: number): boolean => {
    const [own, found] = [here[index] ?? [], countriesOf(value)];
    return own.length > 0 && found.length > 0 && !own.some((country) => found.includes(country));
  };
  const isOther = ({ values, blanks }: SampledColumn): boolean =>
    column.blanks + blanks === 0 && values.length === here.length && values.some(differs);
  return others.find(({ score, column: other }) => score >= 2 && isOther(other))?.column ?? null;
}

function countriesOf(name: string): readonly string[] {
  const found = resolveDestinationName(name);
  return found.ok ? found.value.countries : [];
}

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
  const words = spaced(column.list ?? source).replace('$entry.', '');
  if (values.length === 0 || rule.not?.test(words) === true) return null;
  if (column.list !== undefined && rule !== rules.place) return null;
  if (column.stated.every((value) => typeof value === 'boolean')) return null;
  if (rule === rules.days && otherTimeUnit.test(words)) return null;
  const count = values.filter((value) => rule.isValue(value, column)).length;
  const share = count / values.length;
  const isHeading = rule.heading.test(words);
  if (share < rule.share || !(isHeading || rule.byValues)) return null;
  const counted = `${count} of ${values.length} values are ${rule.kind}`;
  return {
    column,
    score: (isHeading ? 1 : 0) + share * 2,
    why: isHeading ? `the heading says so, and ${counted}` : counted,
  };
}
