import { describe, expect, it } from 'vitest';
import type { DisplayPrice } from '#domain/money/exchange.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { showFloor, showPerGb } from './shown-price.ts';

const asked = (amount: string, currency = 'USD'): DisplayPrice => ({
  money: moneyOf(amount, currency),
  estimate: false,
  rateDate: null,
});

const converted = (amount: string, currency = 'USD'): DisplayPrice => ({
  ...asked(amount, currency),
  estimate: true,
  rateDate: '2026-10-01',
});

describe('floors', () => {
  it('are rounded as prices and as gigabytes, and say when they are estimates', () => {
    expect(showFloor(converted('3.4567'))).toEqual({ ...moneyOf('3.46'), isEstimate: true });
    expect(showFloor(converted('9.99', 'CHF'))).toEqual({ ...moneyOf('10', 'CHF'), isEstimate: true });
    expect(showFloor(asked('9.99', 'CHF'))).toEqual(moneyOf('9.99', 'CHF'));
    expect(showPerGb(asked('0.1234', 'CHF'))).toEqual(moneyOf('0.12', 'CHF'));
    expect(showPerGb(converted('0.1234', 'CHF'))).toEqual({ ...moneyOf('0.12', 'CHF'), isEstimate: true });
  });

  it('stay unknown', () => {
    expect([showFloor(null), showPerGb(null)]).toEqual([null, null]);
  });
});
