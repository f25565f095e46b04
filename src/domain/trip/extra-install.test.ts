import { describe, expect, it } from 'vitest';
import { noRates } from '#domain/money/exchange-rates.ts';
import { currencyOf, memoryRates, moneyOf } from '#tests/support/memory-context.ts';
import { extraInstallPrice, extraInstallPriceIn } from './extra-install.ts';

describe('extraInstallPriceIn', () => {
  it('is the price in dollars, converted for other currencies and unknown without a rate', () => {
    expect(extraInstallPriceIn(currencyOf('USD'), noRates)?.money).toEqual(extraInstallPrice);
    expect(extraInstallPriceIn(currencyOf('EUR'), memoryRates)).toMatchObject({
      money: moneyOf('1.50', 'EUR'),
      estimate: true,
      rateDate: '2026-11-20',
    });
    expect(extraInstallPriceIn(currencyOf('EUR'), noRates)).toBeNull();
  });
});
