import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { sayOrigin } from './plan-price.tsx';

function origin(facts: Parameters<typeof makeListedPlan>[0], rateDate: string | null, locale: Locale = 'en'): string {
  const [row] = makeDestinationView([makeListedPlan(facts)]).list.rows;
  if (row === undefined) throw new Error('the plan is not listed');
  return sayOrigin(row, rateDate, { locale, messages: messagesFor(locale) });
}

const converted = { price: moneyOf('4.50'), isEstimate: true, sellerPrice: moneyOf('4', 'EUR') };

describe('sayOrigin', () => {
  it('says that the seller itself asks a price', () => {
    const own = { price: moneyOf('4.50'), sellerPrice: moneyOf('4.50') };
    expect(origin(own, null)).toBe('The provider itself asks $4.50: nothing is converted.');
  });

  it('says what an estimate was converted from, and by the rate of which day', () => {
    expect(origin(converted, '2026-03-18')).toBe(
      'The amount is an estimate: the provider’s price of €4.00, converted at the exchange rate of 18 March 2026.',
    );
    for (const locale of locales) expect(origin(converted, '2026-03-18', locale)).toMatch(/4[.,]00.*2026/);
  });

  it('names the seller’s price alone while the day is not known, and where nothing can be converted', () => {
    expect(origin(converted, null)).toBe('Provider’s price €4.00');
    expect(origin({ price: null, sellerPrice: moneyOf('900', 'THB') }, null)).toBe('Provider’s price ฿900.00');
  });

  it('does not call a price that a seller has in this currency a conversion of another', () => {
    const ownInDollars = { price: moneyOf('4.50'), isEstimate: false, sellerPrice: moneyOf('4', 'EUR') };
    expect(origin(ownInDollars, null)).toBe('The provider itself asks $4.50: nothing is converted.');
  });
});
