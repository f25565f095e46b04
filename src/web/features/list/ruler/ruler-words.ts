import { usualPrices } from '#domain/listing/seller-prices.ts';
import type { GivenUp, ListRow, OfferRank, SellerPrice } from '#domain/listing/destination-view.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { withinLine } from '#i18n/letter-case.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { Language } from '#i18n/say-amount.ts';
import { sayBought } from '#i18n/say-purchase.ts';

/** The prices of a ruler as a sentence; null: there is none. @param sellers cheapest first */
export function sayPrices(
  sellers: readonly SellerPrice[],
  trip: string,
  { locale, messages }: Language,
): string | null {
  const [lowest, highest, usual] = [sellers[0]?.price, sellers.at(-1)?.price, usualPrices(sellers)];
  if (lowest === undefined || highest === undefined || usual === null) return null;
  return messages.list.ruler.line({
    count: sellers.length,
    trip,
    lowest: formatMoney(lowest, locale),
    lower: formatMoney(usual.lower, locale),
    upper: formatMoney(usual.upper, locale),
    highest: formatMoney(highest, locale),
  });
}

/** @param rank null: `count` sellers are too few */
export function sayRank(rank: OfferRank | null, count: number, { rank: texts }: Messages['list']['ruler']): string {
  if (rank === null) return texts.few({ count });
  if (rank.kind === 'usual') return texts.usual;
  return rank.kind === 'lower' && rank.count === rank.of ? texts.lowest(rank) : texts[rank.kind](rank);
}

/** What one gives up with a plan. Null: nothing that is known of. */
export function sayGivenUp(givenUp: GivenUp | null, row: ListRow, language: Language): string | null {
  if (givenUp === null) return null;
  const { plan } = row;
  const { locale, messages } = language;
  const { features, fiveG } = messages.plan;
  const stated = (answer: boolean | null): 'no' | 'unknown' => (answer === null ? 'unknown' : 'no');
  switch (givenUp.code) {
    case 'one-purchase':
      return joinFacts(sayBought(row, language), locale);
    case 'days':
      return messages.list.ruler.instead({
        days: formatDays(givenUp.days, locale),
        instead: formatDays(givenUp.instead, locale),
      });
    case 'speed':
      return messages.list.ruler.slow;
    case 'hotspot':
      return withinLine(features.hotspot[stated(plan.tethering)], locale);
    case 'refund':
      return withinLine(features.refund[plan.refund === null ? 'unknown' : 'no'], locale);
    case 'fiveG':
      return withinLine(fiveG[plan.networks.generation === null ? 'unknown' : 'no'], locale);
    case 'afterwards':
      return messages.list.ruler[plan.afterEnd === null && plan.reducedSpeedKbps === null ? 'endUnknown' : 'stops'];
    case 'phone':
      return withinLine(features.phoneNumber[stated(plan.phoneNumber)], locale);
  }
}
