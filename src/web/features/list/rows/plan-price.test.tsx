import { describe, expect, it } from 'vitest';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { formatDate } from '#i18n/format-time.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeListRow } from '#tests/support/listed-plan-factory.ts';
import { memoryNow, moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { renderPriceCourse, sayOrigin } from './plan-price.tsx';
import type { PlanLoad } from '#web/features/list/detail/use-plan-answer.ts';

function origin(facts: Parameters<typeof makeListRow>[0], rateDate: string | null, locale: Locale = 'en'): string {
  return sayOrigin(makeListRow(facts), rateDate, { locale, messages: messagesFor(locale) });
}

const converted = { price: moneyOf('4.50'), isEstimate: true, sellerPrice: moneyOf('4', 'EUR') };

describe('sayOrigin', () => {
  it('says that the seller itself asks a price', () => {
    const own = { price: moneyOf('4.50'), sellerPrice: moneyOf('4.50') };
    expect(origin(own, null)).toBe('This is the seller’s own price: $4.50.');
  });

  it('says what an estimate was converted from, and by the rate of which day', () => {
    expect(origin(converted, '2026-03-18')).toBe(
      'This amount is an estimate: the seller’s price of €4.00, converted at the exchange rate of 18 March 2026.',
    );
    for (const locale of locales) expect(origin(converted, '2026-03-18', locale)).toMatch(/4[.,]00.*2026/);
  });

  it('names the seller’s price alone while the day is not known, and where nothing can be converted', () => {
    expect(origin(converted, null)).toBe('Seller’s price: €4.00');
    expect(origin({ price: null, sellerPrice: moneyOf('900', 'THB') }, null)).toBe('Seller’s price: ฿900.00');
  });

  it('does not call a price that a seller has in this currency a conversion of another', () => {
    const ownInDollars = { price: moneyOf('4.50'), isEstimate: false, sellerPrice: moneyOf('4', 'EUR') };
    expect(origin(ownInDollars, null)).toBe('This is the seller’s own price: $4.50.');
  });
});

describe('renderPriceCourse', () => {
  const point = (daysAgo: number, price: string) => ({
    at: new Date(memoryNow.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString(),
    money: moneyOf(price),
  });

  function course(history: PlanAnswer['history'], locale: Locale, pin: PlanAnswer['pin'] = null): string {
    const answer: Partial<PlanAnswer> = { history, lowest30Days: null, pin };
    const load: PlanLoad = { state: 'loaded', plan: answer as PlanAnswer };
    return renderOnPage(<>{renderPriceCourse(load, { locale, messages: messagesFor(locale) })}</>, { locale });
  }

  it.each(locales)('says in %s that the operator has pinned the price, and until when', (locale) => {
    const pin = { at: '2026-11-20T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' };
    const words = messagesFor(locale).plan.history.pinned({
      date: formatDate(pin.at, locale),
      until: formatDate('2026-11-30T23:59:59.999Z', locale),
    });
    expect(course([point(80, '5')], locale, pin)).toContain(words);
    expect(course([point(80, '5')], locale)).not.toContain(words);
  });

  it.each(locales)('compares the price with its own 90 days in %s, each verdict with its own icon', (locale) => {
    const texts = messagesFor(locale).plan.history.verdict;
    const said = {
      low: course([point(80, '9'), point(2, '5')], locale),
      usual: course([point(80, '5')], locale),
      high: course([point(80, '5'), point(2, '9')], locale),
    };
    for (const verdict of ['low', 'usual', 'high'] as const) expect(said[verdict]).toContain(texts[verdict]);
    const icons = Object.values(said).map((html) => /<svg.*?<\/svg>/s.exec(html)?.[0]);
    expect(new Set(icons).size).toBe(3);
    for (const words of Object.values(texts)) expect(course([point(10, '5')], locale)).not.toContain(words);
  });
});
