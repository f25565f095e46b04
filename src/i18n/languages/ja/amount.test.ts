import { expect, it } from 'vitest';
import { money } from '#tests/support/plan-factory.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { japaneseAmount } from './amount.ts';

it.each([
  [true, '約$4.00'],
  [false, '$4.00'],
])('writes an amount that is an estimate (%s) as %s', (isEstimate, said) => {
  expect(japaneseAmount(formatMoney({ ...money(40_000), isEstimate }, 'ja'))).toBe(said);
});
