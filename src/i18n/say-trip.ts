import type { Locale } from '#domain/kernel/locale.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from './format-quantity.ts';
import type { Messages } from './messages/en.ts';

const separators: Readonly<Record<Locale, string>> = { en: ', ', ja: '・', fr: ', ', es: ', ', it: ', ' };

/** A trip in a few words: `7 days, 5 GB, Hotspot`. */
export function sayTrip(
  { days, dataMb, hotspot }: Trip,
  { locale, messages }: { readonly locale: Locale; readonly messages: Messages },
): string {
  return [
    formatDays(days, locale),
    dataMb === null ? messages.plan.unlimited : formatDataAmount(dataMb, locale),
    ...(hotspot ? [messages.facts.hotspot.label] : []),
  ].join(separators[locale]);
}
