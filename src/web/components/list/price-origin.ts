import type { ListRow } from '#domain/listing/destination-view.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDate } from '#i18n/format-time.ts';
import type { Language } from '#web/components/plan/plan-words.ts';

/**
 * Whether the seller itself asks the price, or from what and by which day's rate it was converted.
 * @param rateDate null: not known yet
 */
export function sayOrigin(
  { plan, prices: { price, sellerPrice } }: Pick<ListRow, 'plan' | 'prices'>,
  rateDate: string | null,
  { locale, messages }: Language,
): string {
  const { plan: texts } = messages;
  if (sellerPrice === null) return texts.detail.ownPrice({ price: formatMoney(price ?? plan.sellerPrice, locale) });
  const asked = formatMoney(sellerPrice, locale);
  if (price === null || rateDate === null) return texts.listPrice({ price: asked });
  return texts.detail.converted({ price: asked, date: formatDate(rateDate, locale) });
}
