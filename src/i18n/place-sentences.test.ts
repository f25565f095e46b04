import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { messagesFor } from './messages.ts';
import type { PlaceForms } from './place-forms/place-forms.ts';

/** One place of every class of a language's names, and the world. */
const places: Readonly<Record<Locale, readonly string[]>> = {
  en: ['JP', 'NL', 'IM', 'CX', 'caribbean', 'global'],
  ja: ['JP', 'US', 'global'],
  fr: ['JP', 'IR', 'IO', 'IT', 'BB', 'IM', 'US', 'nordic', 'MT', 'AW', 'HT', 'global'],
  es: ['JP', 'GB', 'IN', 'NL', 'BS', 'SV', 'baltic', 'global'],
  it: ['JP', 'ZM', 'HN', 'GB', 'IT', 'DO', 'RE', 'IM', 'NL', 'US', 'PH', 'MV', 'MT', 'AW', 'IL', 'global'],
};

/** Every sentence that holds a place, be it the world. */
function sentencesOn(place: PlaceForms, locale: Locale): readonly string[] {
  const { destination: d, provider: p, follow, compare } = messagesFor(locale);
  const facts = { amount: '5 GB', price: '$4' };
  const provider = 'Nori';
  return [
    d.title(place),
    d.description({ place, plans: 2, providers: 2, ...facts }),
    d.plot.label({ count: 2, place }),
    d.providersHeading({ place }),
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
    d.countriesHeading({ place }),
    p.reviews.reviewsHere({ count: 3, destination: place }),
    p.reviews.here({ destination: place }),
    journey.gap({ places: [place, formsOf('KR', locale)] }),
    journey.usedFor({ places: [place, formsOf('KR', locale)], days: '1–7' }),
    journey.nearMiss({ provider, price: '$4', place }),
    journey.further.text({ place }),
    rules.here.heading({ place }),
  ];
}

it.each(locales)('sentences hold places of every class in %s', async (locale) => {
  const said = places[locale].map((key) => {
    const place = formsOf(key, locale);
    const others = place.isWorld ? [] : sentencesOnOne(place, locale);
    return [`# ${key}`, ...sentencesOn(place, locale), ...others, ''].join('\n');
  });
  await expect(said.join('\n')).toMatchFileSnapshot(`./place-sentences/${locale}.txt`);
});
