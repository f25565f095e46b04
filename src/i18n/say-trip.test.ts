import { expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from './messages.ts';
import { sayTrip } from './say-trip.ts';

const trip = { days: 7, dataMb: null, hotspot: true, isNewCustomer: true };

it.each<[Locale, string]>([
  ['en', '7\u00a0days, unlimited, hotspot'],
  ['ja', '7日間・無制限・テザリング'],
  ['es', '7\u00a0días, ilimitado, compartir conexión'],
])('writes no label within the phrase with a capital in %s', (locale, words) => {
  expect(sayTrip(trip, { locale, messages: messagesFor(locale) })).toBe(words);
});
