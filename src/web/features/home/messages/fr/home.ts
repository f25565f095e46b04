import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providers(count: number): string {
  const words = { one: 'vendeur', many: 'de vendeurs', other: 'vendeurs' };
  return `${formatNumber(count, 'fr')} ${plural('fr', count, words)}`;
}

function plans(count: number): string {
  const words = { one: 'forfait de données', many: 'de forfaits de données', other: 'forfaits de données' };
  return `${formatNumber(count, 'fr')} ${plural('fr', count, words)}`;
}

function destinationWord(count: number): string {
  return plural('fr', count, { one: 'destination', many: 'de destinations', other: 'destinations' });
}

function destinations(count: number): string {
  return `${formatNumber(count, 'fr')} ${destinationWord(count)}`;
}

export const home: Messages['home'] = {
  title: 'Comparateur d’eSIM de voyage',
  description: (counts) =>
    `Comparez les forfaits eSIM de voyage de ${providers(counts.providers)} pour ${destinations(
      counts.destinations,
    )}\u00a0: données, validité, conditions et prix dans votre devise.`,
  heading: 'Les eSIM de\u00a0voyage, côte à\u00a0côte',
  summary: (counts) =>
    `${plans(counts.plans)} ${plural('fr', counts.plans, { one: 'proposé', many: 'proposés', other: 'proposés' })} par ${providers(counts.providers)} pour ${destinations(counts.destinations)}.`,
  severalCountries: { question: 'Vous traversez plusieurs pays\u00a0?', link: 'Planifier tout l’itinéraire' },
  popular: {
    heading: 'Destinations populaires',
    lead: 'Prix le plus bas pour 5\u00a0Go et 7\u00a0jours, sauf autre volume indiqué.',
    all: ({ count }) => (count < 2 ? destinations(count) : `Les ${destinations(count)}`),
    browse: 'Tout parcourir',
    unit: ({ count }) => destinationWord(count),
  },
  regions: {
    heading: 'Un seul forfait pour toute une région',
    lead: 'Les eSIM régionales continuent de fonctionner quand vous passez une frontière.',
    all: 'Toutes les régions',
  },
  how: {
    heading: 'Comment ça marche',
    steps: {
      where: {
        heading: 'Indiquez votre destination et la durée',
        text: 'Choisissez un pays ou une région, le nombre de jours et le volume de données.',
      },
      compare: {
        heading: 'Repérez le forfait le moins cher',
        text: 'Les forfaits sont classés selon ce que coûte votre voyage avec chacun d’eux. Les limites de débit et les conditions sont indiquées à côté du prix.',
      },
      buy: {
        heading: 'Achetez chez le vendeur',
        text: 'Vous achetez sur le site du vendeur, puis vous scannez le code qu’il vous envoie.',
      },
    },
  },
  pins: 'Carte\u00a0: le prix le plus bas d’une eSIM par destination',
  reviews: {
    heading: 'Derniers avis',
    all: ({ count }) =>
      plural('fr', count, {
        one: `${formatNumber(count, 'fr')} avis`,
        many: `Les ${formatNumber(count, 'fr')} d’avis`,
        other: `Les ${formatNumber(count, 'fr')} avis`,
      }),
    empty: 'Aucun avis n’a encore été publié.',
  },
};
