import type { Locale } from '#domain/kernel/locale.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { joinFacts } from './format-list.ts';
import { formatDataAmount, formatDays } from './format-quantity.ts';
import { withinLine } from './letter-case.ts';
import type { Messages } from './messages/en.ts';
import { joinPhrases } from './punctuation.ts';

/** A trip in a few words: `7 days, 5 GB, hotspot`. */
export function sayTrip(
  { days, dataMb, hotspot }: Trip,
  { locale, messages }: { readonly locale: Locale; readonly messages: Messages },
): string {
  const facts = [
    formatDays(days, locale),
    dataMb === null ? withinLine(messages.plan.unlimited, locale) : formatDataAmount(dataMb, locale),
    ...(hotspot ? [withinLine(messages.facts.hotspot.label, locale)] : []),
  ];
  return locale === 'ja' ? joinFacts(facts, locale) : joinPhrases(facts, locale);
}
