import type { AlertTexts } from './en.ts';

export const alertTexts: AlertTexts = {
  greeting: 'Bonjour,',
  confirm: {
    subject: ({ place }) => `À confirmer\u00a0: suivre le prix des eSIM ${place.for}`,
    text: ({ place, trip }) =>
      `Quelqu’un, sans doute vous, souhaite être prévenu quand l’eSIM la moins chère pour ce voyage baissera\u00a0: ${place.name}, ${trip}.`,
    link: ({ address }) => `Si c’est bien vous, confirmez dans les 48\u00a0heures\u00a0:\n${address}`,
    otherwise: 'Sinon, ne faites rien\u00a0: l’adresse sera supprimée au bout de 48\u00a0heures.',
  },
  fall: {
    subject: ({ place, percent }) => `eSIM ${place.for}\u00a0: ${percent}\u00a0% moins cher`,
    text: ({ place, trip }) => `Le forfait le moins cher pour ce voyage a baissé\u00a0: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }) =>
      `${provider}\u00a0: ${after}, auparavant ${before} (${percent}\u00a0% de moins).`,
    link: ({ address }) => `Voir les forfaits\u00a0:\n${address}`,
    note: 'Prix catalogue pour tout le voyage. Les prix peuvent de nouveau changer à tout moment.',
  },
  renew: {
    subject: ({ place }) => `Continuer à suivre le prix des eSIM ${place.for}\u00a0?`,
    text: ({ place, trip, date }) =>
      `Vous suivez le prix de ce voyage\u00a0: ${place.name}, ${trip}. Le ${date}, nous arrêtons et supprimons votre adresse.`,
    link: ({ address }) => `Pour continuer 12\u00a0mois de plus, confirmez ici\u00a0:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Vous recevez ce message parce que cette adresse a été donnée pour suivre un prix sur ${siteName}. Arrêter et supprimer l’adresse\u00a0:\n${address}`,
};
