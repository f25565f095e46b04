import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function territories(count: number): string {
  const words = { one: 'pays ou territoire', many: 'de pays et territoires', other: 'pays et territoires' };
  return `${formatNumber(count, 'fr')} ${plural('fr', count, words)}`;
}

export const regions: Messages['regions'] = {
  title: 'eSIM par pays et par région',
  description: ({ countries }) =>
    `Les forfaits eSIM de voyage pour ${territories(countries)}, et pour les régions qui en réunissent plusieurs, avec le prix le plus bas pour 5\u00a0Go et 7\u00a0jours.`,
  heading: 'Destinations',
  finder: { label: 'Pays ou région', submit: 'Rechercher', clear: 'Tout afficher' },
  results: {
    heading: ({ query }) => `Destinations correspondant à «\u00a0${query}\u00a0»`,
  },
  counts: ({ countries, regions: count }) =>
    `${countries} et ${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'région', many: 'de régions', other: 'régions' })}`,
  countriesOf: ({ count, of }) => `Forfaits pour ${formatNumber(count, 'fr')} pays sur ${formatNumber(of, 'fr')}`,
  regionsHeading: 'Régions',
  popular: 'Les plus consultées',
  byRegion: 'Par région',
  letters: 'De A à Z',
  letter: ({ initial }) => `Destinations en ${initial}`,
  priceNote: 'Prix le plus bas pour 5\u00a0Go et 7\u00a0jours',
  noPlan: 'aucun forfait de 5\u00a0Go',
  whole: 'Forfaits pour toute la région',
  more: ({ count, within }) => `${formatNumber(count, 'fr')} de plus ${within}`,
  partsHeading: 'Sous-régions',
};
