import type { SellerPrice } from './destination-view.ts';
import { placeOnAxis, priceAxis } from './price-axis.ts';
import { usualPrices, type UsualPrices } from './seller-prices.ts';

/** The prices of all sellers on one line, laid out for one width. Positions in pixels from its start. */
export interface PriceRuler {
  /** One for each place where prices stand, from the lowest; `count` prices meet there. */
  readonly ticks: readonly { readonly at: number; readonly count: number }[];
  readonly lowest: Placed<SellerPrice>;
  readonly highest: SellerPrice;
  /** The half of the sellers around the median. */
  readonly middle: UsualPrices & { readonly from: number; readonly to: number };
  /** Null: nothing is marked. */
  readonly mark: number | null;
  /** Round amounts, at most four, with room for their text. */
  readonly figures: readonly Placed<number>[];
}

interface Placed<Value> {
  readonly value: Value;
  readonly at: number;
}

interface RulerQuery {
  /** Units in the currency of the prices; null: nothing is marked. */
  readonly mark: number | null;
  readonly width: number;
  /** Of the currency, as displayed. */
  readonly decimalDigits: number;
  /** Pixels that the text of a round amount takes. */
  readonly figureWidth: (units: number) => number;
}

/** Ticks closer than this meet. */
const tickGrid = 2.5;

/** Room beyond the first and the last price, for the end of the pin and of the mark. */
const margin = 6;

/** No figure is closer to the mark, whose own text is below. */
const clearOfMark = 24;

const gapOfFigures = 8;

/** Null: no seller. @param sellers cheapest first */
export function layOutRuler(
  sellers: readonly SellerPrice[],
  { mark, width, decimalDigits, figureWidth }: RulerQuery,
): PriceRuler | null {
  const [lowest, usual, highest] = [sellers[0], usualPrices(sellers), sellers.at(-1)];
  if (lowest === undefined || usual === null || highest === undefined) return null;
  const prices = sellers.map(({ price }) => price.units);
  const axis = priceAxis(mark === null ? prices : [...prices, mark], decimalDigits);
  const place = (units: number): number => margin + placeOnAxis(units, axis) * (width - 2 * margin);
  const markAt = mark === null ? null : place(mark);
  return {
    ticks: joinTicks(prices.map(place)),
    lowest: { value: lowest, at: place(lowest.price.units) },
    highest,
    middle: { ...usual, from: place(usual.lower.units), to: place(usual.upper.units) },
    mark: markAt,
    figures: keepApart(
      axis.tickUnits.map((units) => ({ value: units, at: place(units) })),
      { markAt, figureWidth },
    ),
  };
}

function joinTicks(places: readonly number[]): PriceRuler['ticks'] {
  const counts = new Map<number, number>();
  for (const place of places) {
    const at = Math.round(place / tickGrid) * tickGrid;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return [...counts].map(([at, count]) => ({ at, count }));
}

function keepApart(
  figures: readonly Placed<number>[],
  { markAt, figureWidth }: { readonly markAt: number | null } & Pick<RulerQuery, 'figureWidth'>,
): readonly Placed<number>[] {
  const kept: Placed<number>[] = [];
  let end = -Infinity;
  for (const figure of figures) {
    const half = figureWidth(figure.value) / 2;
    const isNearMark = markAt !== null && Math.abs(figure.at - markAt) < Math.max(clearOfMark, half + gapOfFigures);
    if (isNearMark || figure.at - half < end + gapOfFigures) continue;
    kept.push(figure);
    end = figure.at + half;
  }
  return kept;
}
