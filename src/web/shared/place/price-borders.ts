import type { PriceClass } from '#domain/listing/price-classes.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { unitsPerWhole, type Money } from '#domain/money/money.ts';
import { formatMoney, formatWholeMoney } from '#i18n/format-money.ts';
import type { Messages } from '#i18n/messages/en.ts';

/** Round amounts around the prices of one shade; null: no border. */
export interface PriceBorders {
  readonly from: Money | null;
  readonly to: Money | null;
}

export function borderAmounts(classes: readonly PriceClass[], currency: CurrencyCode): readonly PriceBorders[] {
  const amountOf = (units: number | null): Money | null => (units === null ? null : { units, currency });
  return classes.map(({ from, to }) => ({ from: amountOf(from), to: amountOf(to) }));
}

interface Language {
  readonly locale: Locale;
  readonly messages: Pick<Messages, 'common'>;
}

/** A shade of a legend in words: "$5 to $10". */
export function sayBorders({ from, to }: PriceBorders, { locale, messages }: Language): string {
  const { range, under, over, all } = messages.common.fares;
  if (from !== null && to !== null) return range({ from: formatBorder(from, locale), to: formatBorder(to, locale) });
  if (to !== null) return under({ price: formatBorder(to, locale) });
  return from === null ? all : over({ price: formatBorder(from, locale) });
}

function formatBorder(border: Money, locale: Locale): string {
  const { units, currency } = border;
  if (units % unitsPerWhole !== 0) return formatMoney(border, locale);
  return formatWholeMoney({ whole: units / unitsPerWhole, currency }, locale);
}
