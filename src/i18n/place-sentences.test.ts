import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { findSlip } from '#tests/support/grammar-slips.ts';
import { hardPlaces } from '#tests/support/hard-places.ts';
import { messagesFor } from './messages.ts';
import type { PlaceForms } from './place-forms/place-forms.ts';

/** Every sentence that holds a place, be it the world. */
function sentencesOn(place: PlaceForms, locale: Locale): readonly string[] {
  const { destination: d, provider: p, follow, compare } = messagesFor(locale);
  const facts = { amount: '5 GB', price: '$4' };
  const provider = 'Nori';
  return [
    d.title(place),
    d.description({ place, plans: 2, providers: 2, ...facts }),
    d.questions.heading({ place }),
    p.title({ provider, destination: place }),
    p.description({ provider, destination: place, plans: '23', ...facts }),
    p.subtitle({ destination: place }),
    p.plansHeading({ destination: place }),
    p.allPlans({ destination: place }),
    p.named.title({ plan: 'Nori, 5 GB', destination: place }),
    p.named.notSold({ provider, destination: place }),
    follow.title({ place }),
    follow.description({ place }),
    follow.heading({ place }),
    follow.feed.name({ place, trip: '5 GB' }),
    compare.addMore({ place }),
  ];
}

/** Every sentence that holds a country or a region. */
function sentencesOnOne(place: PlaceForms, locale: Locale): readonly string[] {
  const { destination: d, provider: p, journey, rules } = messagesFor(locale);
  const provider = 'Nori';
  return [
    d.regional.heading({ place }),
    d.networks.heading({ place }),
    d.reviews.heading({ place }),
    d.reviews.empty({ place }),
    d.questions.network.question({ place }),
    d.neighboursHeading({ region: place }),
    p.reviews.reviewsHere({ count: 3, destination: place }),
    p.reviews.here({ destination: place }),
    journey.usedFor({ places: [place, formsOf('KR', locale)], days: '1–7' }),
    journey.nearMiss({ provider, price: '$4', place }),
    journey.further.text({ place }),
    rules.here.heading({ place }),
  ];
}

it.each(locales)('sentences hold a form of each hard place, and no slip, in %s', (locale) => {
  for (const [key] of hardPlaces) {
    const { isWorld, ...forms } = formsOf(key, locale);
    const own = Object.values(forms).map((form) => form.toLowerCase());
    for (const said of [
      ...sentencesOn({ ...forms, isWorld }, locale),
      ...(isWorld ? [] : sentencesOnOne({ ...forms, isWorld }, locale)),
    ]) {
      expect(isWorld || own.some((form) => said.toLowerCase().includes(form)), said).toBe(true);
      expect(findSlip(said, locale)).toBeNull();
    }
  }
});

/** Titles of a destination: `Netherlands eSIM`. Elsewhere the name takes its article and preposition. */
const bareNames: Readonly<Partial<Record<Locale, number>>> = { en: 2, ja: 2 };

it.each(locales)('few sentences hold a bare name in %s', (locale) => {
  const { isWorld } = formsOf('NL', locale);
  const marked = { the: '<the>', in: '<in>', to: '<to>', for: '<for>', of: '<of>' };
  const said = [sentencesOn, sentencesOnOne].flatMap((write) => write({ name: '<name>', isWorld, ...marked }, locale));
  expect(said.filter((each) => each.toLowerCase().includes('<name>'))).toHaveLength(bareNames[locale] ?? 1);
});
