import { expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';

it.each(locales)('what a short link to a seller shows is part of its accessible name in %s', (locale) => {
  const { plan, trip, destination } = messagesFor(locale);
  const go = plan.goTo({ provider: 'Teal Travel' });
  expect(go.toLowerCase()).toContain(plan.go.toLowerCase());
  expect(go).toContain('Teal Travel');
  for (const isPaid of [true, false]) {
    expect(trip.picks.goLabel({ go, data: '5 GB', days: '7 days', isPaid })).toContain(go);
    expect(destination.regional.goLabel({ go, place: 'Europe', isPaid })).toContain(go);
  }
});
