import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' })}`;
}

export const compare: Messages['compare'] = {
  title: 'Comparer des forfaits eSIM',
  titleOf: ({ names }) => `Comparer des forfaits eSIM\u00a0: ${names}`,
  description:
    'Jusqu’à quatre forfaits eSIM de voyage côte à côte\u00a0: ce que coûte votre voyage avec chacun, les données, les réseaux et les conditions.',
  heading: ({ count }) => (count === 0 ? 'Comparer des forfaits' : `Comparer ${plans(count)}`),
  shareable: 'Le lien peut être partagé',
  empty: {
    heading: 'Rien de coché pour l’instant',
    text: 'Cochez «\u00a0Comparer\u00a0» sur deux à quatre forfaits. Ils restent ici jusqu’à ce que vous les retiriez, même si vous quittez la page.',
    lastSeen: 'Ou commencez par les dernières suggestions vues\u00a0:',
    answers: ({ count }) => (count === 3 ? 'Comparer les trois suggestions' : 'Comparer les deux suggestions'),
    action: 'Choisir une destination',
  },
  onlyOne: 'Un seul forfait choisi',
  addMore: ({ place }) => (place.isWorld ? 'Ajouter un forfait mondial' : `Ajouter un forfait ${place.for}`),
  onlyDifferences: 'Différences seulement',
  table: 'Forfaits côte à côte. Le tableau défile horizontalement.',
  removed: ({ provider, count }) => `${provider} retiré, il en reste ${formatNumber(count, 'fr')}`,
  rivals: 'Deux forfaits au prix proche',
  withRivals: 'Comparer avec les forfaits cochés',
  remove: ({ plan }) => `Retirer ${plan}`,
  best: 'meilleure valeur',
  print: 'Imprimer',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié. Copiez plutôt l’adresse de cette page.',
  legend: 'Le prix le plus bas du voyage est en magenta, le meilleur chiffre de chaque ligne en gras.',
  save: 'Enregistrer dans ce navigateur',
  saveHint: 'Garde ces forfaits à comparer et rend cette page lisible sans connexion.',
  saved: 'Enregistré dans ce navigateur, lisible sans connexion.',
  unknownHint: '«\u00a0Non précisé\u00a0» signifie que le vendeur n’en dit rien, et non que la réponse est non.',
  method: 'Comment ces chiffres sont calculés',
  rows: {
    groupSame: 'Identique pour tous',
    cost: 'Tout le voyage',
    need: 'Données et jours',
    steps: 'Voir les étapes',
    price: 'Prix du forfait',
    promo: 'Promotion',
    until: ({ date }) => `jusqu’au ${date}`,
    perGb: 'Prix au Go',
    rating: 'Note',
    noReviews: 'Pas encore d’avis',
    notForTrip: 'Ne convient pas à ce voyage',
    costUnknown: 'Inconnu',
    noFigure: 'Sans objet',
    networksOf: ({ count }) => `Réseaux indiqués pour ${formatNumber(count, 'fr')} pays`,
  },
  notices: {
    withdrawn: ({ provider, plan, price, date }) =>
      `${provider}, ${plan}\u00a0: n’est plus proposé. Son dernier prix, relevé le ${date}, était de ${price}.`,
    unknown: ({ ids }) => `Aucun forfait ne correspond à\u00a0: ${ids}.`,
    unread: ({ words }) => `Impossible de lire comme numéro de forfait\u00a0: ${words}.`,
    beyond: ({ ids }) =>
      `Vous pouvez comparer quatre forfaits au plus. En trop\u00a0: ${ids}. Retirez un forfait pour faire de la place.`,
    replace: ({ id }) => `Afficher le forfait ${id} à la place du dernier`,
    rest: 'Les autres forfaits du lien sont affichés.',
  },
  tray: {
    label: 'Forfaits à comparer',
    compare: ({ count }) => `Comparer (${formatNumber(count, 'fr')})`,
    one: '1 coché\u00a0: ajoutez-en un',
    compareLabel: ({ count }) => `Comparer (${formatNumber(count, 'fr')})\u00a0: afficher les forfaits côte à côte`,
    clear: 'Tout retirer',
    close: 'Masquer la sélection',
    addAnother: 'Ajouter un forfait',
    count: ({ count }) => `${plans(count)} à comparer, quatre au plus.`,
    full: ({ plan }) => `Vous pouvez comparer quatre forfaits au plus. Lequel remplacer par ${plan}\u00a0?`,
    replace: ({ plan }) => `Remplacer ${plan}`,
    cancel: 'Garder les quatre',
  },
};
