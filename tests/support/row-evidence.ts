import { findCurrency } from '#domain/money/currencies.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { resolveDestinationName } from '#domain/place/destination-name.ts';
import { megabytesFromBinaryMb, megabytesFromBytes } from '#domain/plan/data-volume.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';

/** Everything that a row says, whatever the field: what a plan may be made of. */
interface Evidence {
  readonly numbers: ReadonlySet<number>;
  readonly texts: ReadonlySet<string>;
  readonly flags: ReadonlySet<boolean>;
  /** What stands in fields that are called a currency. */
  readonly currencies: ReadonlySet<string>;
}

/** Facts of a plan that its row does not state; written without the mappers, from what the formats mean. */
export function unstatedIn(format: FeedFormatName, row: unknown, plan: PlanFacts): string[] {
  const evidence = gather(row);
  const rules: readonly (readonly [fact: string, isStated: boolean])[] = [
    [`price ${plan.price.units}`, isPrice(format, evidence, plan)],
    [`currency ${plan.price.currency}`, isCurrency(format, evidence, plan.price.currency)],
    ...plan.ownPrices.map(({ currency }) => [`own ${currency}`, evidence.texts.has(currency)] as const),
    [`data ${plan.dataKind} ${plan.dataMb}`, isAmount(evidence, plan)],
    [`days ${plan.validityDays}`, isValidity(evidence, plan.validityDays)],
    ...plan.coverage.map((code) => [`place ${code}`, placesIn(evidence).has(code)] as const),
  ];
  return rules.filter(([, isStated]) => !isStated).map(([fact]) => `${fact}: ${JSON.stringify(row)}`);
}

function gather(row: unknown): Evidence {
  const numbers = new Set<number>();
  const texts = new Set<string>();
  const flags = new Set<boolean>();
  const currencies = new Set<string>();
  const visit = (value: unknown, field: string): void => {
    if (typeof value === 'number') numbers.add(value);
    if (typeof value === 'boolean') flags.add(value);
    if (typeof value === 'string') {
      for (const part of [value, ...value.split(/[,;/{}"\s-]+/)]) texts.add(part.trim());
      for (const digits of value.match(/\d+(?:\.\d+)?/g) ?? []) numbers.add(Number(digits));
      // `1,5` is one and a half.
      if (/^\d+,\d{1,2}$/.test(value.trim())) numbers.add(Number(value.trim().replace(',', '.')));
      if (/currency/i.test(field) && value.trim() !== '') currencies.add(value.trim().toUpperCase());
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      texts.add(key.trim());
      visit(inner, key === 'code' ? field : key);
    }
  };
  visit(row, '');
  return { numbers, texts, flags, currencies };
}

function isPrice(format: FeedFormatName, { numbers }: Evidence, { price }: PlanFacts): boolean {
  const digits = findCurrency(price.currency)?.decimalDigits ?? 2;
  const rounding = 0.501 * 10 ** -digits;
  const scales = format === 'esim-access' ? [unitsPerWhole] : format === 'zendit' ? [1, 10, 100, 1000, 10_000] : [1];
  const stated = price.units / unitsPerWhole;
  return scales.some(
    (scale) =>
      (format !== 'zendit' || numbers.has(scale)) &&
      [...numbers].some((each) => Math.abs(each / scale - stated) < rounding),
  );
}

/** Formats that have a currency of their own, for rows that name none. */
const inDollars: readonly FeedFormatName[] = ['airalo', 'esim-go', 'reseller'];

function isCurrency(format: FeedFormatName, { currencies, texts }: Evidence, code: string): boolean {
  if (currencies.size > 0) return currencies.has(code);
  return texts.has(code) || (code === 'USD' && inDollars.includes(format));
}

function isAmount({ numbers, texts, flags }: Evidence, { dataKind, dataMb }: PlanFacts): boolean {
  const isUnlimited =
    numbers.has(0) || numbers.has(-1) || numbers.has(4) || flags.has(true) || texts.has('true') || texts.has('t');
  if (dataMb === null) return isUnlimited || dataKind === 'payg';
  return [...numbers].some((each) =>
    [each / 1000, each, each * 1000, each * 1e6, megabytesFromBinaryMb(each), megabytesFromBytes(each)].some(
      (megabytes) => Math.round(megabytes) === dataMb,
    ),
  );
}

function isValidity({ numbers }: Evidence, days: number | null): boolean {
  return (
    days === null || [...numbers].some((each) => [each, each / 24, each * 7, each * 30, each * 365].includes(days))
  );
}

function placesIn({ texts }: Evidence): ReadonlySet<string> {
  const found = [...texts].map((text) => resolveDestinationName(text));
  return new Set(found.flatMap((place) => (place.ok ? place.value.countries : [])));
}
