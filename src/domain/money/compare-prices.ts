/** How a price compares with another of the same currency: by how many per cent, from twice on how many times it is. */
export interface PriceComparison {
  readonly kind: 'more' | 'less' | 'times' | 'same';
  readonly number: number;
}

export function comparePrices(price: number, other: number): PriceComparison {
  const ratio = price / other;
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  if (percent === 0) return { kind: 'same', number: 0 };
  if (ratio >= 2) return { kind: 'times', number: Number(ratio.toPrecision(2)) };
  return { kind: ratio > 1 ? 'more' : 'less', number: percent };
}
