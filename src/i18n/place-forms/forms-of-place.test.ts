import { describe, expect, it } from 'vitest';
import placeArticles from '#data/place-articles.json' with { type: 'json' };
import { countries } from '#domain/place/countries.ts';
import { locales } from '#domain/kernel/locale.ts';
import { globalRegion, regions } from '#domain/place/regions.ts';
import { formsOf } from '#tests/support/forms-of.ts';
import { findSlip } from '#tests/support/grammar-slips.ts';
import { hardPlaces } from '#tests/support/hard-places.ts';
import { declineFrench } from '#i18n/languages/fr/french.ts';
import { declineItalian } from '#i18n/languages/it/italian.ts';
import { declineSpanish } from '#i18n/languages/es/spanish.ts';

const places = [...countries.map(({ code }) => code), ...regions.map(({ slug }) => slug)];
const classed = places.filter((key) => key !== globalRegion).toSorted();

describe('data/place-articles.json', () => {
  it.each(Object.entries(placeArticles))('puts every place into one class in %s', (_, classes) => {
    expect(classes.flatMap((each) => each.places).toSorted()).toEqual(classed);
  });
});

describe('forms of places', () => {
  /** `npm run texts` writes those of every place. */
  it.each(hardPlaces)('are those of the table for %s', (key, ...expected) => {
    const [en, fr, es, it] = [formsOf(key, 'en'), formsOf(key, 'fr'), formsOf(key, 'es'), formsOf(key, 'it')];
    expect([en.in, fr.in, fr.of, es.to, it.in, it.of]).toEqual(expected);
  });

  it.each(locales)('of every place contract, elide and say nothing twice in %s', (locale) => {
    const said = places.flatMap((key) => {
      const { isWorld: _, ...forms } = formsOf(key, locale);
      return Object.values(forms);
    });
    expect(said.flatMap((form) => findSlip(form, locale) ?? [])).toEqual([]);
  });

  it('are the name alone in Japanese', () => {
    const { name, the, in: where, to, for: stay, of } = formsOf('NL', 'ja');
    expect(new Set([name, the, where, to, stay, of])).toEqual(new Set(['オランダ']));
  });
});

describe('French', () => {
  it.each([
    ['Japon', 'le', 'à', 'au Japon', 'du Japon'],
    ['Iran', 'le', 'en', 'en Iran', 'de l’Iran'],
    ['Italie', 'la', 'en', 'en Italie', 'de l’Italie'],
    ['Honduras', 'le', 'à', 'au Honduras', 'du Honduras'],
    ['États-Unis', 'les', 'à', 'aux États-Unis', 'des États-Unis'],
    ['Barbade', 'la', 'à', 'à la Barbade', 'de la Barbade'],
    ['Aruba', '', 'à', 'à Aruba', 'd’Aruba'],
    ['Haïti', '', 'en', 'en Haïti', 'd’Haïti'],
    ['Hong Kong', '', 'à', 'à Hong Kong', 'de Hong Kong'],
    ['Île de Man', 'la', 'sur', 'sur l’île de Man', 'de l’île de Man'],
    ['Pays baltes', 'les', 'dans', 'dans les pays baltes', 'des pays baltes'],
  ])('%s (%s, %s)', (name, article, where, there, of) => {
    expect(declineFrench(name, { article, where })).toMatchObject({ in: there, to: there, of });
  });
});

describe('Spanish', () => {
  it.each([
    ['Japón', '', 'a Japón', 'de Japón'],
    ['Reino Unido', 'el', 'al Reino Unido', 'del Reino Unido'],
    ['El Salvador', '', 'a El Salvador', 'de El Salvador'],
    ['Países Bajos', 'los', 'a los Países Bajos', 'de los Países Bajos'],
    ['Países nórdicos', 'los', 'a los países nórdicos', 'de los países nórdicos'],
  ])('%s (%s)', (name, article, to, of) => {
    expect(declineSpanish(name, { article, where: 'en' })).toMatchObject({ to, of });
  });
});

describe('Italian', () => {
  it.each([
    ['Giappone', 'il', 'in', 'in Giappone', 'per il Giappone', 'del Giappone'],
    ['Zambia', 'il', 'in', 'in Zambia', 'per lo Zambia', 'dello Zambia'],
    ['Honduras', 'il', 'in', 'in Honduras', 'per l’Honduras', 'dell’Honduras'],
    ['Stati Uniti', 'i', 'nel', 'negli Stati Uniti', 'per gli Stati Uniti', 'degli Stati Uniti'],
    ['Paesi Bassi', 'i', 'nel', 'nei Paesi Bassi', 'per i Paesi Bassi', 'dei Paesi Bassi'],
    ['Filippine', 'le', 'nel', 'nelle Filippine', 'per le Filippine', 'delle Filippine'],
    ['Maldive', 'le', 'a', 'alle Maldive', 'per le Maldive', 'delle Maldive'],
    ['Isola di Man', 'la', 'sul', 'sull’Isola di Man', 'per l’Isola di Man', 'dell’Isola di Man'],
    ['Malta', '', 'a', 'a Malta', 'per Malta', 'di Malta'],
    ['Aruba', '', 'a', 'ad Aruba', 'per Aruba', 'di Aruba'],
  ])('%s (%s, %s)', (name, article, where, there, ...[forPlace, of]) => {
    expect(declineItalian(name, { article, where })).toMatchObject({ in: there, for: forPlace, of });
  });
});
