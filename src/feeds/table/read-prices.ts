import { isPositive, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts, PlanPromo } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedPrice } from '#feeds/row/feed-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readText } from './cell-text.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import { readingOf, type NumberReading } from '#feeds/row/number-marks.ts';
import { exact, otherPriceReader } from './other-prices.ts';
import { readAmount } from './price-amount.ts';
import { splitPrice } from '#feeds/row/price-text.ts';
import { currencyReader } from './row-currency.ts';
import type { SourceFinder, SourceReader, TableRow } from './table-row.ts';

type RowPrices = Pick<PlanFacts, 'ownPrices' | 'promo'> & { readonly price: FeedPrice };

interface PriceContext {
  readonly row: TableRow;
  readonly numbers: NumberReading;
  /** The operator's currency for prices without one. */
  readonly operator: CurrencyCode | null;
}

type ReadPrices = (context: PriceContext) => Result<RowPrices, Skip>;

interface PriceReaders {
  readonly spec: MappedFields['price'];
  readonly amount: SourceReader;
  readonly discounted: SourceReader | null;
  readonly currency: ReturnType<typeof currencyReader>;
  readonly drop: RegExp | null;
}

export function priceReader({ price: spec, otherPrices }: MappedFields, finder: SourceFinder): ReadPrices {
  const readers: PriceReaders = {
    spec,
    amount: finder.find(spec.from),
    discounted: spec.discounted === undefined ? null : finder.find(spec.discounted),
    currency: currencyReader(spec, finder),
    drop: spec.drop === undefined ? null : new RegExp(spec.drop, 'giu'),
  };
  const others = otherPriceReader(otherPrices, finder);
  return (context) => {
    const price = readMainPrice(readers, context);
    if (!price.ok) return price;
    const ownPrices = others(context).filter(({ currency }) => currency !== price.value.currency);
    return success({ price: price.value, ownPrices, promo: readPromo(readers, price.value, context) });
  };
}

function readMainPrice(readers: PriceReaders, context: PriceContext): Result<FeedPrice, Skip> {
  const { spec, amount } = readers;
  const { row, operator } = context;
  const text = readText(amount, row);
  if (!text.ok) return text;
  const field = amount.field(row);
  if (spec.none.length > 0 && spec.none.includes((text.value ?? '').toUpperCase()))
    return failure(skip('not-offered', field, text.value ?? ''));
  if (text.value === null) return failure(skip('missing-field', field, ''));
  const words = readers.drop === null ? text.value : text.value.replace(readers.drop, '').trim();
  const currency = readers.currency(row, { ...splitPrice(words), operator });
  if (!currency.ok) return currency;
  const numbers = readingOf(amount.read(row), context.numbers);
  return readAmount(words, { numbers, currency: currency.value, field, inCents: spec.inCents });
}

/** A discount counts only below the list price; its conditions are not stated. */
function readPromo({ discounted, spec }: PriceReaders, price: Money, { row, numbers }: PriceContext): PlanPromo | null {
  const text = discounted === null ? null : readText(discounted, row);
  if (discounted === null || text === null || !text.ok || text.value === null) return null;
  const currency = { code: price.currency, shift: 0 };
  const reading = readingOf(discounted.read(row), numbers);
  const lower = readAmount(text.value, { currency, field: '', inCents: spec.inCents, numbers: reading });
  if (!lower.ok || !isPositive(lower.value) || lower.value.units >= price.units) return null;
  return {
    price: exact(lower.value),
    code: null,
    newCustomersOnly: null,
    minimumSpend: null,
    excludedKinds: [],
    startsAt: null,
    endsAt: null,
  };
}
