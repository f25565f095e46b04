import { expect, it } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { messagesFor } from '#i18n/messages.ts';
import { describeFrom } from './describe-from.ts';

function pricesOf(isEstimate: boolean): readonly (string | null)[] {
  const price = { units: 40_000, currency: defaultCurrency, isEstimate };
  return (['en', 'ja', 'fr', 'es', 'it'] as const).map(
    (locale) => describeFrom({ amount: null, price }, { locale, messages: messagesFor(locale) }).price,
  );
}

it('says in words that a price is an estimate', () => {
  expect(pricesOf(false)).toEqual(['$4.00', '$4.00', '4,00\u00a0$US', '4,00\u00a0US$', '4,00\u00a0$']);
  expect(pricesOf(true)).toEqual([
    'about $4.00',
    '約$4.00',
    'environ 4,00\u00a0$US',
    'unos 4,00\u00a0US$',
    'circa 4,00\u00a0$',
  ]);
});
