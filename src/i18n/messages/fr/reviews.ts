import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const reviews: Messages['reviews'] = {
  title: 'Avis',
  description:
    'Ce que les voyageurs disent des fournisseurs d’eSIM qu’ils ont utilisés, du plus récent au plus ancien. Chaque avis est lu avant publication.',
  write: 'Écrire un avis',
  heading: 'Avis',
  lead: 'Ce que les voyageurs disent des eSIM qu’ils ont utilisées, du plus récent au plus ancien.',
  count: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'avis', many: 'd’avis', other: 'avis' })}`,
  rating: ({ rating }) => `${formatNumber(rating, 'fr')} sur 5`,
  received: 'Merci. Chaque avis est lu par une personne avant d’être publié.',
  empty: {
    heading: 'Aucun avis pour l’instant',
    text: 'Aucun avis n’a encore été publié. Un avis apparaît ici une fois qu’une personne l’a lu.',
    destinations: 'Toutes les destinations',
  },
};
