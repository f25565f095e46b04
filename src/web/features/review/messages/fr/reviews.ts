import { formatNumber } from '#i18n/format-number.ts';
import { elideName } from '#i18n/languages/fr/elide-name.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providerCount(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'vendeur', many: 'de vendeurs', other: 'vendeurs' })}`;
}

function reviewCount(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'avis', many: 'd’avis', other: 'avis' })}`;
}

function starCount(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'étoile', many: 'd’étoiles', other: 'étoiles' })}`;
}

export const reviews: Messages['reviews'] = {
  title: 'Avis sur les vendeurs d’eSIM',
  description:
    'Ce que les voyageurs disent des vendeurs d’eSIM qu’ils ont utilisés. Chaque avis est relu avant publication.',
  heading: 'Avis',
  lead: 'Ce que les voyageurs disent des eSIM qu’ils ont utilisées.',
  seller: {
    heading: ({ provider }) => `Avis sur ${provider}`,
    plans: ({ place }) => `Ses forfaits ${place.for}`,
  },
  count: ({ count }) => reviewCount(count),
  countOfProviders: ({ reviews, providers: count }) => `${reviewCount(reviews)}, ${providerCount(count)}`,
  countWithStars: ({ stars, count }) => `${starCount(stars)}\u00a0: ${reviewCount(count)}`,
  mean: ({ rating }) => `${rating} sur 5`,
  stars: ({ count }) => starCount(count),
  rating: ({ rating }) => `${formatNumber(rating, 'fr')} sur 5`,
  feedTitle: ({ siteName }) => `Avis · ${siteName}`,
  report: 'Signaler',
  reply: ({ provider }) => `Réponse ${elideName('de', provider)}`,
  checked: {
    text: 'Chaque avis est relu par un modérateur avant publication, quelle que soit la note.',
    link: 'Comment les avis sont vérifiés',
  },
  pictures: {
    name: ({ place }) => `Capture ${place}`,
    close: 'Fermer',
    previous: 'Précédente',
    next: 'Suivante',
  },
  filters: {
    button: ({ count }) => (count === 0 ? 'Filtres' : `Filtres · ${formatNumber(count, 'fr')}`),
    label: 'Filtrer les avis',
    provider: 'Vendeur',
    destination: 'Pays',
    rating: 'Note',
    language: 'Langue',
    order: 'Tri',
    any: { destination: 'Tous', provider: 'Tous', rating: 'Toutes', language: 'Toutes' },
    orders: { language: 'Récents', newest: 'Récents, toutes langues', useful: 'Utiles' },
    apply: 'Afficher',
    all: 'Afficher tous les avis',
  },
  orderNotes: {
    language: 'Les avis en français d’abord, puis ceux dans d’autres langues, du plus récent au plus ancien.',
    useful:
      'Le tri «\u00a0Utiles\u00a0» place en tête les avis longs, avec des captures et plusieurs pays. La note ne joue aucun rôle.',
  },
  none: { heading: 'Aucun avis ne correspond à ces critères', text: 'Retirez un filtre pour en voir davantage.' },
  summary: { all: 'Tous les avis', chosen: 'Avis sélectionnés' },
  best: {
    heading: 'Vendeurs les mieux notés',
    note: ({ fewest }) =>
      `Au moins ${fewest} avis et une note au moins égale à la moyenne. Les notes fondées sur peu d’avis sont rapprochées de la moyenne.`,
  },
  withoutScript:
    'Le formulaire d’avis nécessite JavaScript\u00a0: il réduit les captures et tient les robots à l’écart. Activez JavaScript dans votre navigateur, puis rouvrez cette page.',
  empty: {
    heading: 'Aucun avis pour l’instant',
    text: 'Aucun avis n’a encore été publié. Chaque avis est relu par un modérateur avant publication.',
    destinations: 'Toutes les destinations',
  },
};
