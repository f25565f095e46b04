import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from './format-quantity.ts';
import { withinLine } from './letter-case.ts';
import type { Messages } from './messages/en.ts';

/** A trip in a few words: `7 days, 5 GB, hotspot`. */
export function sayTrip(
  { days, dataMb, hotspot }: Trip,
  { locale, messages }: { readonly locale: Locale; readonly messages: Messages },
): string {
  const facts = [
    formatDays(days, locale),
    dataMb === null ? withinLine(messages.plan.unlimited, locale) : formatDataAmount(dataMb, locale),
    ...(hotspot ? [withinLine(messages.plan.facts.hotspot.label, locale)] : []),
  ];
  const { nameSeparator, comma } = languageOf(locale);
  return facts.join(nameSeparator ?? comma);
}
