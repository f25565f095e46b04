import { describe, expect, it } from 'vitest';
import { moneyOf } from '#tests/support/memory-context.ts';
import { showFloor, showPerGb } from './shown-price.ts';

describe('floors', () => {
  it('are rounded as prices and as gigabytes', () => {
    expect(showFloor({ price: moneyOf('3.4567'), isEstimate: true })).toEqual(moneyOf('3.46'));
    expect(showFloor({ price: moneyOf('9.99', 'CHF'), isEstimate: true })).toEqual(moneyOf('10', 'CHF'));
    expect(showFloor({ price: moneyOf('9.99', 'CHF'), isEstimate: false })).toEqual(moneyOf('9.99', 'CHF'));
    expect(showPerGb(moneyOf('0.1234', 'CHF'))).toEqual(moneyOf('0.12', 'CHF'));
  });

  it('stay unknown', () => {
    expect([showFloor({ price: null, isEstimate: false }), showPerGb(null)]).toEqual([null, null]);
  });
});
