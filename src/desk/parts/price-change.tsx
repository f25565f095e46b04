import type { Money } from '#domain/money/money.ts';
import { sayMoney } from './say.ts';

/** A new price divided by the old one: under twice as per cent, from twice as a factor; of another currency its codes. */
export function sayRatio(ratio: number): string {
  if (ratio >= 2) return `× ${Number(ratio.toPrecision(3))}`;
  const change = (ratio - 1) * 100;
  const shown = Math.abs(change) < 1 ? Math.abs(change).toFixed(1) : String(Math.round(Math.abs(change)));
  return `${change < 0 ? '−' : '+'}${shown}%`;
}

interface PriceChangeProps {
  readonly before: Money;
  readonly after: Money;
}

export function Prices({ before, after }: PriceChangeProps) {
  return (
    <>
      <span className="old">{sayMoney(before)}</span>&ensp;<b>{sayMoney(after)}</b>
    </>
  );
}

/** Up amber, down green, always with its sign. */
export function Ratio({ before, after, ratio }: PriceChangeProps & { readonly ratio: number }) {
  if (before.currency !== after.currency) return <span className="up">{`${before.currency} → ${after.currency}`}</span>;
  if (!Number.isFinite(ratio)) return <span className="up">from zero</span>;
  return <span className={ratio > 1 ? 'up' : 'down'}>{sayRatio(ratio)}</span>;
}
